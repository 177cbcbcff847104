import { describe, expect, it } from "vitest";
import { customerPage } from "./customerPages.ts";

describe("customerPage", () => {
  it("opens inside LINE when LIFF is configured, even with a public URL", () => {
    expect(customerPage({ publicUrl: "https://shop.example", liffId: "123-abc" }, "orders")).toBe(
      "https://liff.line.me/123-abc/bot-order/orders",
    );
  });
  it("is below the public URL without LIFF", () => {
    expect(customerPage({ publicUrl: "https://shop.example", liffId: null }, "appointments")).toBe(
      "https://shop.example/appointmentlog-customer",
    );
  });
  it("is null without LIFF and a public URL", () => {
    expect(customerPage({ publicUrl: null, liffId: null }, "booking")).toBeNull();
  });
});
