import { describe, expect, it } from "vitest";
import { appointmentStyle } from "../appointments/list/appointmentStyle.ts";
import {
  type Appointment,
  appointmentEvent,
  appointmentOf,
  itemEvents,
  peopleColors,
  UNASSIGNED,
} from "./appointmentEvents.ts";

const WORDS = {
  stateLabels: { CONFIRMED: "已確認" },
  outcomeLabels: { NO_SHOW: "未到" },
  notSpecified: "不指定",
  personName: (name: string, customer: Appointment["customer"]) => (customer?.erased ? "已清除" : name),
  separator: "、",
};

const item = (id: string, serviceName: string, staffMember: { id: string; name: string } | null) => ({
  id,
  serviceName,
  startsAt: "2031-05-06T03:00:00.000Z",
  endsAt: "2031-05-06T04:00:00.000Z",
  service: null,
  staffMember,
});
const APPOINTMENT: Appointment = {
  id: "appointment",
  number: 7,
  version: 1,
  state: "CONFIRMED",
  outcome: null,
  cancelledBy: null,
  customerName: "高小姐",
  customer: null,
  customerPhone: "0912",
  note: "",
  startsAt: "2031-05-06T03:00:00.000Z",
  endsAt: "2031-05-06T05:00:00.000Z",
  canMove: { allowed: false },
  items: [item("first", "美甲", { id: "lin", name: "林小美" }), item("second", "美甲", null)],
};

describe("an appointment in the calendar", () => {
  it("says how the visit went once that is recorded, and keeps the color of its state", () => {
    expect(appointmentEvent({ ...APPOINTMENT, outcome: "NO_SHOW" }, WORDS)).toMatchObject({
      state: { text: "未到", mark: "✓" },
      tone: "done",
    });
  });

  it("is titled by its customer and lists services and staff without duplicates", () => {
    expect(appointmentEvent(APPOINTMENT, WORDS)).toMatchObject({
      id: "appointment",
      title: "高小姐",
      detail: "美甲 · 林小美、不指定",
      state: { text: "已確認", mark: "✓" },
      tone: "done",
      movable: false,
    });
  });

  it("has one event per item in the columns, each with its staff member", () => {
    expect(itemEvents(APPOINTMENT, WORDS).map(({ id, resourceId }) => [id, resourceId])).toEqual([
      ["first", "lin"],
      ["second", UNASSIGNED],
    ]);
  });

  it("has the color of its first staff member, and none without one", () => {
    const colors = peopleColors([{ id: "chen" }, { id: "lin" }], [APPOINTMENT]);
    expect([...colors]).toEqual([
      ["chen", 0],
      ["lin", 1],
    ]);
    expect(appointmentEvent(APPOINTMENT, WORDS, colors)).toMatchObject({ person: 1, tone: "off" });
    expect(itemEvents(APPOINTMENT, WORDS, colors).map(({ person }) => person)).toEqual([1, undefined]);
    expect(appointmentEvent(APPOINTMENT, WORDS).person).toBeUndefined();
  });

  it("is found by its own id and by those of its items", () => {
    for (const id of ["appointment", "second"]) expect(appointmentOf([APPOINTMENT], id)).toBe(APPOINTMENT);
    expect(appointmentOf([APPOINTMENT], "other")).toBeUndefined();
  });
});

it("each state has a color and a mark, and an unknown one is neutral", () => {
  expect(["PENDING", "CONFIRMED", "CANCELLED", "LATER"].map(appointmentStyle)).toEqual([
    { tone: "wait", mark: "?" },
    { tone: "done", mark: "✓" },
    { tone: "bad", mark: "✕" },
    { tone: "off", mark: "·" },
  ]);
});

it("the event of an erased person says so", () => {
  const erased = { ...APPOINTMENT, customerName: "", customer: { id: "customer", erased: true } };
  expect(appointmentEvent(erased, WORDS).title).toBe("已清除");
});
