import { expect, it } from "vitest";
import {
  APPOINTMENT_EVENT_ACTIONS,
  CUSTOMER_EVENT_ACTIONS,
  eventDetails,
  eventKind,
  type RecordedEvent,
} from "./customerEvent.ts";

const event = (fields: Partial<RecordedEvent>): RecordedEvent => ({
  source: "CUSTOMER",
  action: null,
  before: null,
  after: null,
  ...fields,
});

it.each([
  [{ source: "CUSTOMER" }, "CUSTOMER_ADDED"],
  [{ source: "ORDER" }, "ORDER_PLACED"],
  [{ source: "PAYMENT" }, "PAYMENT_RECEIVED"],
  [{ source: "REFUND" }, "PAYMENT_REFUNDED"],
  [{ source: "APPOINTMENT" }, "APPOINTMENT_BOOKED"],
  [{ source: "MESSAGE" }, "MESSAGE_SENT"],
  [{ source: "BROADCAST" }, "BROADCAST_SENT"],
  [{ source: "ORDER", action: "ADVANCE", after: { state: "IN_ACTION" } }, "ORDER_ADVANCED"],
  [{ source: "ORDER", action: "UPDATE", after: { state: "CANCELLED" } }, "ORDER_CANCELLED"],
  [{ source: "ORDER", action: "CANCEL", after: { state: "CANCELLED" } }, "ORDER_CANCELLED"],
  [{ source: "APPOINTMENT", action: "RESCHEDULE" }, "APPOINTMENT_MOVED"],
  [{ source: "APPOINTMENT", action: "RECORD_OUTCOME" }, "OUTCOME_RECORDED"],
  [{ source: "CUSTOMER", action: "BLOCK", after: { note: "no" } }, "BLOCKED"],
  [{ source: "CUSTOMER", action: "BLOCK", before: { note: "a" }, after: { note: "b" } }, "BLOCK_CHANGED"],
  [{ source: "CUSTOMER", action: "UNBLOCK", before: { note: "no" } }, "UNBLOCKED"],
  [{ source: "CUSTOMER", action: "MERGE", before: {}, after: { merged: "#3" } }, "MERGED"],
  [{ source: "CUSTOMER", action: "UNDO", before: { note: "no" } }, "CHANGE_UNDONE"],
  [{ source: "CUSTOMER", action: "UPDATE", before: {}, after: {} }, "CUSTOMER_CHANGED"],
] as const)("an entry %j is %s", (fields, kind) => {
  expect(eventKind(event(fields))).toBe(kind);
});

it("no two actions on the same record are the same event", () => {
  for (const [source, actions] of [
    ["APPOINTMENT", APPOINTMENT_EVENT_ACTIONS],
    ["CUSTOMER", CUSTOMER_EVENT_ACTIONS],
  ] as const) {
    const kinds = actions.map((action) => eventKind(event({ source, action })));
    expect(new Set(kinds).size).toBe(actions.length);
  }
});

it("takes the known values of an entry and ignores malformed ones", () => {
  const at = "2026-11-23T10:00:00.000Z";
  expect(eventDetails({ after: { state: "WAITING", outcome: "DONE", startsAt: at, note: "x" } })).toEqual({
    state: "WAITING",
    outcome: "DONE",
    startsAt: at,
    note: "x",
  });
  expect(eventDetails({ after: { outcome: null } })).toEqual({ outcome: null });
  for (const after of [
    null,
    undefined,
    3,
    "x",
    [],
    { state: "GONE", outcome: 1, startsAt: "soon", note: {} },
  ])
    expect(Object.values(eventDetails({ after })).filter((value) => value !== undefined)).toEqual([]);
});
