import { describe, expect, it } from "vitest";
import { customerPage } from "./customerPages.ts";

describe("customerPage", () => {
  it("opens inside LINE where LIFF is configured, also beside a public address", () => {
    expect(customerPage({ publicUrl: "https://shop.example", liffId: "123-abc" }, "orders")).toBe(
      "https://liff.line.me/123-abc/bot-order/orders",
    );
  });
  it("is below the public address without LIFF", () => {
    expect(customerPage({ publicUrl: "https://shop.example", liffId: null }, "appointments")).toBe(
      "https://shop.example/appointmentlog-customer",
    );
  });
  it("is nowhere while nobody has said where the shop is", () => {
    expect(customerPage({ publicUrl: null, liffId: null }, "booking")).toBeNull();
  });
});
