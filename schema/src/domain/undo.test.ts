import { expect, it } from "vitest";
import { isUndoExpired, UNDO_MS, undoKind, undoneStock } from "./undo.ts";

const entry = (subject: string, before: unknown = {}, after: unknown = {}, undo: unknown = null) => {
  const [subjectType = "", action = ""] = subject.split(" ");
  return { subjectType, action, before, after, undo };
};

it("some changes can be undone, among them an update of the payment state alone", () => {
  expect(undoKind(entry("Order ADVANCE"))).toBe("ADVANCE");
  expect(undoKind(entry("Order UPDATE", {}, { paymentState: "PAID" }))).toBe("PAYMENT_STATE");
  expect(undoKind(entry("Order UPDATE", {}, { paymentState: "PAID", note: "x" }))).toBeNull();
  const checked = entry("Order UPDATE", {}, { paymentState: "PAID", paymentDueAt: "2026-01-07" });
  expect(undoKind({ ...checked, undo: { paymentDueAt: "2026-01-06" } })).toBe("PAYMENT_STATE");
  for (const undo of [{ ledger: {} }, null]) expect(undoKind({ ...checked, undo })).toBeNull();
  expect(undoKind(entry("Customer BLOCK", null, { note: "" }))).toBe("BLOCK");
  expect(undoKind(entry("Customer BLOCK", { note: "a" }, { note: "b" }))).toBeNull();
  expect(undoKind(entry("Order CANCEL"))).toBe("CANCELLATION");
  for (const other of ["UNDO", "CANCEL_BY_CUSTOMER", "EXPIRE", "REFUND_PAYMENT"])
    expect(undoKind(entry(`Order ${other}`))).toBeNull();
});

it("reviews, labels of customers, and products can be undone unless the change touched other fields", () => {
  const state = { state: "PENDING" };
  expect(undoKind(entry("Appointment CONFIRM", state, state, { items: [] }))).toBe("REVIEW");
  expect(undoKind(entry("Appointment CONFIRM", state, state))).toBeNull();
  for (const action of ["REJECT", "CANCEL"]) {
    expect(undoKind(entry(`Appointment ${action}`, state, state))).toBe("REVIEW");
    expect(undoKind(entry(`Appointment ${action}`, state, { ...state, note: "x" }))).toBeNull();
  }
  expect(undoKind(entry("Appointment UPDATE", { startsAt: "a" }, { startsAt: "b" }, { items: [] }))).toBe(
    "RESCHEDULE",
  );
  expect(undoKind(entry("Appointment UPDATE", { note: "a" }, { note: "b" }))).toBeNull();
  expect(undoKind(entry("StaffMember DISMISS", {}, {}, { appointments: [] }))).toBe("DISMISSAL");
  expect(undoKind(entry("StaffMember DISMISS"))).toBeNull();
  expect(undoKind(entry("Customer UPDATE", { tags: [] }, { tags: ["a"] }))).toBe("CUSTOMER_LABELS");
  expect(undoKind(entry("Customer UPDATE", { tags: [], name: "a" }, { tags: ["a"] }))).toBeNull();
  expect(undoKind(entry("Product UPDATE", { price: "1" }, { price: "2" }))).toBe("PRODUCT");
  const arrived = [{ preOrdered: "3" }, { preOrdered: "1" }] as const;
  expect(undoKind(entry("Product UPDATE", ...arrived))).toBeNull();
  expect(undoKind(entry("Product UPDATE", { ...arrived[0], stock: "0" }, { stock: "7" }))).toBe("PRODUCT");
  expect(undoKind(entry("Product UPDATE", { imageHash: null }, { imageHash: "x" }))).toBeNull();
});

it("deletions can be undone if what they removed is known", () => {
  expect(undoKind(entry("Product DELETE"))).toBe("PRODUCT_DELETION");
  for (const type of ["Discount", "ProductType"]) {
    expect(undoKind(entry(`${type} DELETE`, {}, null, { rows: {} }))).toBe("DELETION");
    expect(undoKind(entry(`${type} DELETE`, {}, null))).toBeNull();
  }
  expect(undoKind(entry("Customer DELETE", {}, null))).toBe("CUSTOMER_DELETION");
  for (const type of ["Image", "Service"])
    expect(undoKind(entry(`${type} DELETE`, {}, null, { rows: {} }))).toBe("DELETION");
  for (const type of ["StaffTimeOff", "StoreClosure"])
    expect(undoKind(entry(`${type} DELETE`, {}, null, { rows: {} }))).toBe("ABSENCE_DELETION");
  const template = "ShiftTemplate DELETE";
  expect(undoKind(entry(template, {}, null, { rows: {} }))).toBe("SHIFT_TEMPLATE_DELETION");
  const method = "ShippingMethod DELETE";
  expect(undoKind(entry(method, {}, null, { rows: {} }))).toBe("SHIPPING_METHOD_DELETION");
  for (const type of ["Image", "Service", "StaffTimeOff", "StoreClosure", "ShiftTemplate", "ShippingMethod"])
    expect(undoKind(entry(`${type} DELETE`, {}, null))).toBeNull();
  expect(undoKind(entry("Order DELETE", {}, null, {}))).toBe("ORDER_DELETION");
  expect(undoKind(entry("Appointment DELETE", {}, null, {}))).toBe("APPOINTMENT_DELETION");
  for (const type of ["Order", "Appointment", "WebhookEndpoint"])
    expect(undoKind(entry(`${type} DELETE`, {}, null))).toBeNull();
});

it.each([
  [10, 10, 3, 17],
  [2, 10, 3, 9],
  [7, 3, 10, 0],
  ["6.5", 3, 10, null],
])("a stock of %s after a change from %s to %s becomes %s", (current, before, after, expected) => {
  const stock = undoneStock(current, { before, after });
  expect(stock === null ? null : Number(stock)).toBe(expected);
});

it("a change can be undone for a minute", () => {
  const createdAt = new Date(0);
  expect([UNDO_MS, UNDO_MS + 1].map((ms) => isUndoExpired({ createdAt }, new Date(ms)))).toEqual([
    false,
    true,
  ]);
});
