import { type Big, type DecimalLike, decimal } from "./money.ts";

/** How long a change can be undone. The console offers it for 8 seconds (decisions.md §6). */
export const UNDO_MS = 60_000;

/** What an undone change does in reverse. */
export type UndoKind =
  | "ADVANCE"
  | "CANCELLATION"
  | "PAYMENT_STATE"
  | "PAYMENT"
  | "RESCHEDULE"
  | "REVIEW"
  | "OUTCOME"
  | "BLOCK"
  | "DISMISSAL"
  | "MERGE"
  | "CUSTOMER_LABELS"
  | "PRODUCT"
  | "PRODUCT_DELETION"
  | "ORDER_DELETION"
  | "APPOINTMENT_DELETION"
  | "CUSTOMER_DELETION"
  | "ABSENCE_DELETION"
  | "SHIFT_TEMPLATE_DELETION"
  | "SHIPPING_METHOD_DELETION"
  | "DELETION";

/** The part of a history entry that decides. */
export interface UndoableEntry {
  subjectType: string;
  action: string;
  before: unknown;
  after: unknown;
  /** What undoing the change needs beside these fields; null when nothing. */
  undo: unknown;
}

const fieldsOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];

/** Returns whether a change touched nothing but these fields. */
const isOnly = (known: readonly string[], { before, after }: UndoableEntry): boolean =>
  [...fieldsOf(before), ...fieldsOf(after)].every((field) => known.includes(field));

/** What a cancellation and a review change, unless they change other details with it. */
const APPOINTMENT_STATE = ["state", "items", "outcome", "cancelledBy"];

/** What labels customers: their tags and discounts. */
const LABELS = ["tags", "discounts"];

/** The fields of a product that can be restored; a former image may have been deleted. */
export const RESTORABLE_PRODUCT_FIELDS = [
  "name",
  "code",
  "description",
  "keywords",
  "price",
  "stock",
  "lowStockLevel",
  "maxPerOrder",
  "quantityStep",
  "maxPerCustomer",
  "preOrderCap",
  "preOrderDay",
  "topPick",
  "state",
  "workUnits",
  "offered",
  "types",
  "discounts",
] as const;

/**
 * Returns whether a change of a product touched fields that can be restored, and no others. Pieces that went to
 * orders that wait stay with them.
 */
function isRestorable(entry: UndoableEntry): boolean {
  const fields = [...fieldsOf(entry.before), ...fieldsOf(entry.after)].filter(
    (name) => name !== "preOrdered",
  );
  return fields.length > 0 && isOnly([...RESTORABLE_PRODUCT_FIELDS, "preOrdered"], entry);
}

const ifKept =
  (kind: UndoKind) =>
  ({ undo }: UndoableEntry): UndoKind | null =>
    undo === null ? null : kind;

const KINDS: Readonly<Record<string, (entry: UndoableEntry) => UndoKind | null>> = {
  "Order ADVANCE": () => "ADVANCE",
  // Cancellations by customers and expirations have other actions.
  "Order CANCEL": () => "CANCELLATION",
  "Order UPDATE": (entry) => {
    const isPaymentState = fieldsOf(entry.after).includes("paymentState");
    // A payment state that checks the customer's report ends the pause of the deadline.
    const known = ["paymentState", ...fieldsOf(entry.undo).filter((field) => field === "paymentDueAt")];
    return isPaymentState && isOnly(known, entry) ? "PAYMENT_STATE" : null;
  },
  "Order RECORD_PAYMENT": () => "PAYMENT",
  "Appointment RESCHEDULE": () => "RESCHEDULE",
  // An edit that changes more than times and staff contains nothing here.
  "Appointment UPDATE": ifKept("RESCHEDULE"),
  // A review that also changes services has nothing here.
  "Appointment CONFIRM": (entry) =>
    entry.undo !== null && isOnly(APPOINTMENT_STATE, entry) ? "REVIEW" : null,
  "Appointment REJECT": (entry) => (isOnly(APPOINTMENT_STATE, entry) ? "REVIEW" : null),
  "Appointment CANCEL": (entry) => (isOnly(APPOINTMENT_STATE, entry) ? "REVIEW" : null),
  "Appointment RECORD_OUTCOME": () => "OUTCOME",
  // A changed reason of a block has the same action, and a reason before.
  "Customer BLOCK": ({ before }) => (before === null ? "BLOCK" : null),
  "Customer MERGE": () => "MERGE",
  "Customer UPDATE": (entry) => (isOnly(LABELS, entry) ? "CUSTOMER_LABELS" : null),
  "StaffMember DISMISS": ifKept("DISMISSAL"),
  "Product DELETE": () => "PRODUCT_DELETION",
  "Order DELETE": ifKept("ORDER_DELETION"),
  "Appointment DELETE": ifKept("APPOINTMENT_DELETION"),
  "Customer DELETE": () => "CUSTOMER_DELETION",
  // Entries of earlier releases do not contain the deleted rows.
  ...Object.fromEntries(
    ["Discount", "Image", "ProductType", "Service"].map((type) => [`${type} DELETE`, ifKept("DELETION")]),
  ),
  "ShiftTemplate DELETE": ifKept("SHIFT_TEMPLATE_DELETION"),
  "ShippingMethod DELETE": ifKept("SHIPPING_METHOD_DELETION"),
  "StaffTimeOff DELETE": ifKept("ABSENCE_DELETION"),
  "StoreClosure DELETE": ifKept("ABSENCE_DELETION"),
  "Product UPDATE": (entry) => (isRestorable(entry) ? "PRODUCT" : null),
};

/** Returns how a change is undone; null when it cannot be. */
export function undoKind(entry: UndoableEntry): UndoKind | null {
  return KINDS[`${entry.subjectType} ${entry.action}`]?.(entry) ?? null;
}

/**
 * How long a deleted product that was never ordered stays in the database, so that its deletion can be undone. It is
 * longer than that, for an undo that is running.
 */
export const DELETED_PRODUCT_MS = 5 * UNDO_MS;

/** How long the rows of a deleted appointment or order are kept, likewise. */
export const DELETED_RECORD_MS = DELETED_PRODUCT_MS;

/** Returns whether the time in which a change can be undone is over. */
export function isUndoExpired({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > UNDO_MS;
}

/**
 * Returns the stock of a product whose change from `before` to `after` is undone; what was sold or returned since
 * counts. Null: more was sold since than there was before.
 */
export function undoneStock(
  current: DecimalLike,
  { before, after }: { before: DecimalLike; after: DecimalLike },
): Big | null {
  const stock = decimal(current).plus(decimal(before)).minus(decimal(after));
  return stock.lt(0) ? null : stock;
}
