import { describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
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
  it("can be the page of one order or appointment", () => {
    expect(customerPage({ publicUrl: null, liffId: "123-abc" }, "orders", 593)).toBe(
      "https://liff.line.me/123-abc/bot-order/orders/593",
    );
    const url = customerPage({ publicUrl: "https://shop.example", liffId: null }, "appointments", 7);
    const { pathname, searchParams } = new URL(url ?? "");
    expect([pathname, searchParams.get("appointment")]).toEqual([
      "/appointmentlog-customer",
      globalId("Appointment", 7),
    ]);
  });
  it("is null without LIFF and a public URL", () => {
    expect(customerPage({ publicUrl: null, liffId: null }, "orders")).toBeNull();
  });
});
