import { describe, expect, it } from "vitest";
import { detailsOf, draftOf, splitDays } from "./storeDraft.ts";
import { STORE_PARTS } from "./storeParts.ts";

const record = {
  name: "町家",
  bankAccount: "",
  bankCode: "",
  orderingOpensAt: "2026-11-21T02:00:00.000Z",
  orderingClosesAt: null,
  openingHours: "",
  address: "",
  phone: "",
  lineAccount: "",
  mapUrl: "",
  openWeekdays: [1, 7],
  timeZone: "Asia/Taipei",
  currency: null,
  delivers: false,
  bookingHours: [],
  cancelCutOffHours: 24,
  notices: ["ORDER_RECEIVED", "APPOINTMENT_REMINDER"],
  broadcastFloor: 200,
  maxOpenOrders: 3,
  maxOpenAppointments: null,
  maxOverlappingAppointments: null,
};
const draft = draftOf(record);

describe("the draft of the store", () => {
  it("contains times in the store's zone", () => {
    expect(draft).toMatchObject({ orderingOpensAt: "2026-11-21T10:00", orderingClosesAt: "" });
  });

  it("sends only changed fields", () => {
    expect(detailsOf({ delivers: "true" }, { ...draft, delivers: "true" })).toEqual({ delivers: true });
    expect(detailsOf({ openWeekdays: "" }, { ...draft, openWeekdays: "" })).toEqual({ openWeekdays: [] });
  });

  it("sends the enabled notifications, also if none is", () => {
    const notices = "APPOINTMENT_REMINDER,PAYMENT_RECORDED";
    expect(detailsOf({ notices }, { ...draft, notices })).toEqual({
      notices: ["PAYMENT_RECORDED", "APPOINTMENT_REMINDER"],
    });
    expect(detailsOf({ notices: "" }, { ...draft, notices: "" })).toEqual({ notices: [] });
  });

  it("sends a currency, and null for none", () => {
    expect(draft.currency).toBe("");
    expect(detailsOf({ currency: "JPY" }, { ...draft, currency: "JPY" })).toEqual({ currency: "JPY" });
    expect(detailsOf({ currency: "" }, draft)).toEqual({ currency: null });
  });

  it("sends an emptied time as null", () => {
    expect(detailsOf({ orderingOpensAt: "" }, { ...draft, orderingOpensAt: "" })).toEqual({
      orderingOpensAt: null,
    });
  });

  it("keeps the local times when the zone changes", () => {
    const moved = { ...draft, timeZone: "Asia/Tokyo" };
    expect(detailsOf({ timeZone: "Asia/Tokyo" }, moved)).toEqual({
      timeZone: "Asia/Tokyo",
      orderingOpensAt: "2026-11-21T01:00:00.000Z",
      orderingClosesAt: null,
    });
  });

  it("sends booking hours as minutes, and the cancellation deadline as a number", () => {
    expect(detailsOf({ bookingHours: "1 10:00-00:00" }, draft)).toEqual({
      bookingHours: [{ weekday: 1, startMinute: 600, endMinute: 1440 }],
    });
    expect(detailsOf({ cancelCutOffHours: "48" }, draft)).toEqual({ cancelCutOffHours: 48 });
    expect(draft.broadcastFloor).toBe("200");
    expect(detailsOf({ broadcastFloor: "0" }, draft)).toEqual({ broadcastFloor: 0 });
  });

  it("parses weekdays in their order, whatever separates them", () => {
    expect(splitDays("7,1,0,x")).toEqual(["1", "7"]);
  });

  it("sends an emptied limit per customer as null", () => {
    expect(draft).toMatchObject({ maxOpenOrders: "3", maxOpenAppointments: "" });
    expect(detailsOf({ maxOpenOrders: "", maxOpenAppointments: " 2 " }, draft)).toEqual({
      maxOpenOrders: null,
      maxOpenAppointments: 2,
    });
  });
});

describe("the parts of the settings", () => {
  it("contain each field of the record once", () => {
    expect(Object.values(STORE_PARTS).flat().sort()).toEqual(Object.keys(draft).sort());
  });
});
