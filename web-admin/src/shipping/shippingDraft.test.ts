import { expect, it } from "vitest";
import { NEW_METHOD, shippingDetails, shippingDraft, shippingProblems } from "./shippingDraft.ts";

const stored = {
  kind: "HOME_DELIVERY" as const,
  name: "宅配",
  fee: "80",
  freeFrom: null,
  paymentMethods: ["CASH_ON_DELIVERY", "BANK_TRANSFER"],
  excludedProducts: [{ id: "a" }, { id: "b" }],
  weekdays: [1, 3],
  hours: "",
  carrier: "黑貓",
  trackingLink: "https://track.example/{number}",
  slots: [{ weekday: 1, startMinute: 600, endMinute: 720, capacity: 5 }],
  slotUnit: "WORK_UNITS",
  slotLeadMinutes: 90,
  slotDaysAhead: 7,
};

it("shows a stored method, with the payment methods in the order of the form", () => {
  expect(shippingDraft(stored)).toEqual({
    kind: "HOME_DELIVERY",
    name: "宅配",
    fee: "80",
    freeFrom: "",
    hours: "",
    carrier: "黑貓",
    trackingLink: "https://track.example/{number}",
    paymentMethods: "BANK_TRANSFER,CASH_ON_DELIVERY",
    excludedProductIds: "a,b",
    weekdays: "1,3",
    slots: "1 10:00-12:00 5",
    slotUnit: "WORK_UNITS",
    slotLeadHours: "1.5",
    slotDaysAhead: "7",
  });
});

it("sends what was changed, and null for a cleared free amount", () => {
  expect(shippingDetails({ freeFrom: " ", weekdays: "", fee: " 60 " })).toEqual({
    fee: "60",
    freeFrom: null,
    weekdays: [],
  });
  expect(shippingDetails({ slots: "2 22:00-00:00 3", slotLeadHours: "1.5", slotDaysAhead: "0" })).toEqual({
    slots: [{ weekday: 2, startMinute: 1320, endMinute: 1440, capacity: 3 }],
    slotLeadMinutes: 90,
    slotDaysAhead: 0,
  });
  expect(shippingDetails({ excludedProductIds: "a,b" })).toEqual({ excludedProductIds: ["a", "b"] });
  expect(shippingDetails({ excludedProductIds: "" })).toEqual({ excludedProductIds: [] });
  expect(shippingDetails({ paymentMethods: "CARD", freeFrom: "1000" })).toEqual({
    paymentMethods: ["CARD"],
    freeFrom: "1000",
  });
});

it("requires a name and amounts of 0 or more", () => {
  expect(shippingProblems(NEW_METHOD)).toEqual(["name"]);
  expect(shippingProblems({ ...NEW_METHOD, name: "x", fee: "-1", freeFrom: "many" })).toEqual([
    "fee",
    "freeFrom",
  ]);
  expect(shippingProblems({ ...NEW_METHOD, name: "x", freeFrom: "1000" })).toEqual([]);
  expect(shippingProblems({ ...NEW_METHOD, name: "x", trackingLink: "track.example" })).toEqual([
    "trackingLink",
  ]);
  const slots = {
    ...NEW_METHOD,
    name: "x",
    slots: "1 10:00-09:00 5",
    slotLeadHours: "-1",
    slotDaysAhead: "61",
  };
  expect(shippingProblems(slots)).toEqual(["slots", "slotLeadHours", "slotDaysAhead"]);
});
