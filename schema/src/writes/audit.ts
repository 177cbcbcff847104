import type { Prisma } from "@machiya/prisma/client";
import type { Context } from "../context.ts";
import type { NodeType } from "../ids.ts";
import type { Transaction } from "./transaction.ts";

/** The action of an audit entry. */
export type AuditAction =
  | "CREATE"
  | "UPDATE"
  | "DELETE"
  | "ADVANCE"
  | "CONFIRM"
  | "REJECT"
  | "RESCHEDULE"
  | "CANCEL"
  | "CANCEL_BY_CUSTOMER"
  | "EXPIRE"
  | "RECORD_OUTCOME"
  | "ADD_LINES"
  | "CHANGE_LINE"
  | "REMOVE_LINES"
  | "RECORD_PAYMENT"
  | "REFUND_PAYMENT"
  | "VOID_PAYMENT"
  | "CAPTURE_PAYMENT"
  | "VOID_AUTHORIZATION"
  | "SETTLE_REFUND"
  | "BLOCK"
  | "UNBLOCK"
  | "MERGE"
  | "MERGE_INTO"
  | "ERASE"
  | "SEND"
  | "DISMISS"
  | "REINSTATE"
  | "SET_PASSWORD"
  | "SET_SHIFTS"
  | "REVOKE"
  | "UNASSIGN"
  | "ROTATE_SECRET"
  | "SEND_TEST"
  | "REPLAY"
  | "LOG_IN"
  | "EXPORT"
  | "UNDO"
  | "VIEW_PERSONNEL";

/** The actions that leave the record as it was. */
export const UNCHANGING_ACTIONS = ["LOG_IN", "EXPORT", "VIEW_PERSONNEL"] as const satisfies AuditAction[];

export interface AuditedChange {
  action: AuditAction;
  type: NodeType;
  id: number;
  /** The row before; absent for a created row. Only fields that differ are stored. */
  before?: object;
  /** The row after; absent for a deleted row. */
  after?: object;
  /** What undoing the change needs beside these fields. */
  undo?: Prisma.InputJsonObject;
}

/** Fields without information in the audit log, or that must not be stored in it. */
const SILENT = new Set([
  "id",
  "version",
  "editVersion",
  "createdAt",
  "updatedAt",
  "passwordHash",
  "secret",
  "previousSecret",
  "credentials",
  "credentialsKeyId",
  "paymentRecordedAt",
  "paymentRemindAt",
  "paymentDeadlinePassed",
  "overpaid",
  "refunded",
  "deliveryDateSetAt",
  "draftOf",
  "firstCurrency",
  "tagKeys",
  "phoneDigits",
  "buyerPhoneDigits",
  "customerPhoneDigits",
  "paysOnline",
  "shippingMethodId",
  "shippingFullFee",
  "shippingFreeFrom",
  "slotDay",
  "slotStart",
  "slotEnd",
  "slotWorkUnits",
]);

type Json = Record<string, Prisma.InputJsonValue | null>;

/** Returns the fields that differ, as JSON; both sides contain the same fields. */
export function difference(
  before: object | undefined,
  after: object | undefined,
): { before: Json; after: Json } {
  const [was, is] = [asJson(before), asJson(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => !SILENT.has(field) && JSON.stringify(was[field] ?? null) !== JSON.stringify(is[field] ?? null),
  );
  const pick = (row: Json) =>
    Object.fromEntries(fields.filter((field) => field in row).map((field) => [field, row[field] ?? null]));
  return { before: pick(was), after: pick(is) };
}

function asJson(row: object | undefined): Json {
  return JSON.parse(JSON.stringify(row ?? {}));
}

/**
 * Writes one audit entry per change, in the transaction that makes the changes. All entries are one parameter, because
 * Prisma would compile a statement with eight parameters for each of them.
 */
export async function audit(
  tx: Pick<Transaction, "$executeRaw">,
  { viewer }: Pick<Context, "viewer">,
  changes: readonly AuditedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const entries = changes.map(({ action, type, id, undo, ...change }) => {
    const { before, after } = difference(change.before, change.after);
    return { action, type, id, undo, ...(change.before && { before }), ...(change.after && { after }) };
  });
  await tx.$executeRaw`
    INSERT INTO "AuditEntry" ("staffMemberId", "apiTokenId", "action", "subjectType", "subjectId", "before", "after", "undo",
      "createdAt")
    SELECT ${viewer.staff?.id ?? null}::int, ${viewer.token?.id ?? null}::int, entry.*, statement_timestamp()
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS entry("action" text, "type" text, "id" int, "before" jsonb, "after" jsonb, "undo" jsonb)`;
}

/** Writes audit entries for created rows. Returns their row numbers in input order. */
export async function auditCreated(
  tx: Transaction,
  context: Pick<Context, "viewer">,
  type: NodeType,
  rows: readonly { id: number }[],
): Promise<number[]> {
  await audit(
    tx,
    context,
    rows.map((after) => ({ action: "CREATE", type, id: after.id, after })),
  );
  return rows.map(({ id }) => id);
}

/** Writes audit entries for deleted rows, with what undoing their deletion needs, if it can be undone. */
export async function auditDeleted(
  tx: Transaction,
  context: Pick<Context, "viewer">,
  type: NodeType,
  rows: Iterable<{ id: number }>,
  undo?: ReadonlyMap<number, Prisma.InputJsonObject>,
): Promise<void> {
  await audit(
    tx,
    context,
    [...rows].map((before) => {
      const needed = undo?.get(before.id);
      return { action: "DELETE", type, id: before.id, before, ...(needed && { undo: needed }) };
    }),
  );
}
