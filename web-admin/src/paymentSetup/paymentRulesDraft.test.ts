import { expect, it } from "vitest";
import { paymentRulesDetails, paymentRulesDraft } from "./paymentRulesDraft.ts";

it("shows a missing limit as an empty field", () => {
  expect(
    paymentRulesDraft({
      onlinePaymentMinutes: 30,
      transferPaymentHours: null,
      customersCancelOrders: true,
      taxPercent: null,
      taxNumber: "T1",
    }),
  ).toEqual({
    onlinePaymentMinutes: "30",
    transferPaymentHours: "",
    customersCancelOrders: "true",
    taxPercent: "",
    taxNumber: "T1",
  });
});

it("sends only what changed, and null to remove a limit", () => {
  expect(paymentRulesDetails({})).toEqual({});
  expect(paymentRulesDetails({ onlinePaymentMinutes: "", transferPaymentHours: "７２" })).toEqual({
    onlinePaymentMinutes: null,
    transferPaymentHours: 72,
  });
  expect(paymentRulesDetails({ customersCancelOrders: "false" })).toEqual({ customersCancelOrders: false });
  expect(paymentRulesDetails({ taxPercent: " 7.50 %", taxNumber: "" })).toEqual({
    taxPercent: "7.5",
    taxNumber: "",
  });
  expect(paymentRulesDetails({ taxPercent: "" })).toEqual({ taxPercent: null });
});
