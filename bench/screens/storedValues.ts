import { PAYMENT_METHODS, paymentMethodCode } from "@machiya/schema/domain/orders/payment";
import { readGlobalId } from "@machiya/schema/ids";

/** Fields that follow from stored values by a rule, or that only serve paging. The baseline does not return them. */
const DERIVED = new Set([
  ...["__typename", "cursor", "pageCursors", "pageInfo", "cardUrl"],
  ...["nextStates", "toggledState", "canReportPayment", "accountDigits", "colleaguesTimes"],
  ...["canAdvance", "canCancel", "canChange", "canDelete", "canEdit", "canMove"],
  ...[
    "canRefund",
    "canVoid",
    "outstanding",
    "overpaid",
    "received",
    "refunded",
    "restocked",
    "refundable",
    "refundMethod",
    "restockable",
    "packable",
    "canSettle",
    "canCapture",
    "canRelease",
  ],
]);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/;

/**
 * Returns the stored values of a response in one form for GraphQL and the baseline: rows' own IDs, connections as `total` and `rows`,
 * instants in one notation, images by their hash, payment methods by their number, changes of a history as before and after.
 */
export function storedValues(response: unknown): unknown {
  return storedValue("", response);
}

function storedValue(field: string, value: unknown): unknown {
  if (typeof value === "string") return textOf(field, value);
  if (Array.isArray(value)) return value.map((one) => storedValue(field, one));
  if (typeof value !== "object" || value === null) return value;
  if ("edges" in value) return connectionOf(value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !DERIVED.has(name))
      .flatMap(([name, one]) => fieldOf(name, one)),
  );
}

function textOf(field: string, text: string): unknown {
  if (field === "id") return Number(readGlobalId(text)?.id ?? text);
  if (field === "imageUrl") return /^\/images\/(\w+)\//.exec(text)?.[1] ?? text;
  if (field === "paymentMethod") {
    const method = PAYMENT_METHODS.find((name) => name === text);
    return method === undefined ? text : paymentMethodCode(method);
  }
  return INSTANT.test(text) ? new Date(text).toISOString() : text;
}

function connectionOf({ totalCount, edges }: { edges: unknown; totalCount?: unknown }): unknown {
  const rows = Array.isArray(edges)
    ? edges.map((edge: { node: unknown }) => storedValue("", edge.node))
    : edges;
  return totalCount === undefined ? rows : { total: totalCount, rows };
}

/** Returns the stored fields that correspond to a field of GraphQL. */
function fieldOf(name: string, value: unknown): [name: string, value: unknown][] {
  if (name === "paymentMethods" && Array.isArray(value))
    return [["delivers", value.includes("CASH_ON_DELIVERY")]];
  if (name === "changes" && Array.isArray(value))
    return [
      ["before", changed(value, "before")],
      ["after", changed(value, "after")],
    ];
  return [[name, storedValue(name, value)]];
}

/** Returns the values before or after a history's changes, as the row stores them. */
function changed(changes: Record<"field" | "before" | "after", string | null>[], end: "before" | "after") {
  const values = changes.flatMap(({ field, [end]: json }) =>
    json === null ? [] : [[field, JSON.parse(json)] as const],
  );
  return Object.fromEntries(values);
}
