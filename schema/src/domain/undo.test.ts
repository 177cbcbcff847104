import { expect, it } from "vitest";
import { isUndoExpired, UNDO_MS, undoKind } from "./undo.ts";

const entry = (subject: string, before: unknown = {}, after: unknown = {}) => {
  const [subjectType = "", action = ""] = subject.split(" ");
  return { subjectType, action, before, after };
};

it("some changes can be undone, among them an update of the payment state alone", () => {
  expect(undoKind(entry("Order ADVANCE"))).toBe("ADVANCE");
  expect(undoKind(entry("Order UPDATE", {}, { paymentState: "PAID" }))).toBe("PAYMENT_STATE");
  expect(undoKind(entry("Order UPDATE", {}, { paymentState: "PAID", note: "x" }))).toBeNull();
  expect(undoKind(entry("Customer BLOCK", null, { note: "" }))).toBe("BLOCK");
  expect(undoKind(entry("Customer BLOCK", { note: "a" }, { note: "b" }))).toBeNull();
  expect(undoKind(entry("Order UNDO"))).toBeNull();
});

it("a change can be undone for a minute", () => {
  const createdAt = new Date(0);
  expect([UNDO_MS, UNDO_MS + 1].map((ms) => isUndoExpired({ createdAt }, new Date(ms)))).toEqual([
    false,
    true,
  ]);
});
