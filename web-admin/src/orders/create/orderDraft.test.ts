import { describe, expect, it } from "vitest";
import { EMPTY_ORDER, orderDetails } from "./orderDraft.ts";

const instant = (clock: string) => (clock === "" ? null : `${clock}:00.000Z`);

describe("the draft of an order", () => {
  it("leaves out the fields that were not changed", () => {
    expect(orderDetails({ note: "" }, instant)).toEqual({ note: "" });
  });

  it("clears a date that is emptied, and sends one that is set as an instant", () => {
    expect(orderDetails({ deliveryDate: "", expectedDeliveryDate: "2026-11-21T10:00" }, instant)).toEqual({
      deliveryDate: null,
      expectedDeliveryDate: "2026-11-21T10:00:00.000Z",
    });
  });

  it("sends the payment method's code unchanged, even if it has no name", () => {
    expect(orderDetails({ paymentMethodCode: "9" }, instant)).toEqual({ paymentMethodCode: 9 });
  });

  it("starts a new order as unpaid, entered by hand and without a payment method", () => {
    expect(orderDetails(EMPTY_ORDER, instant)).toMatchObject({
      paymentState: "UNPAID",
      source: "MANUAL",
      paymentMethodCode: 1,
      deliveryDate: null,
    });
  });
});
