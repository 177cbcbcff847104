import type { AuditEntry } from "@machiya/prisma/client";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { isUndoExpired, UNDO_MS, type UndoKind, undoKind } from "../domain/undo.ts";
import { type NodeType, readGlobalId } from "../ids.ts";
import { UNCHANGING_ACTIONS } from "../writes/audit.ts";
import type { Transaction } from "../writes/transaction.ts";

/** Returns the row number of the ID of an undoable change; 0 if it is none. */
export const entryNumber = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

/** Returns the newest history entry of a row that changed it. */
export function newestEntry(
  db: Transaction,
  subjectType: string,
  subjectId: number,
): Promise<AuditEntry | null> {
  return db.auditEntry.findFirst({
    where: { subjectType, subjectId, action: { notIn: [...UNCHANGING_ACTIONS] } },
    orderBy: { id: "desc" },
  });
}

/** Returns the history entry of a record's deletion, by its global ID. Throws NOT_FOUND when its newest change is another. */
export async function findDeletion({ prisma }: Pick<Context, "prisma">, id: string): Promise<AuditEntry> {
  const row = readGlobalId(id);
  const entry = row === null ? null : await newestEntry(prisma, row.typename, Number(row.id));
  if (entry?.action !== "DELETE") throw new DomainError("NOT_FOUND", { what: row?.typename ?? "AuditEntry" });
  return entry;
}

const isOwn = ({ staffMemberId, apiTokenId }: AuditEntry, { viewer }: Pick<Context, "viewer">) =>
  viewer.staff !== null && viewer.token === null && staffMemberId === viewer.staff.id && apiTokenId === null;

/** Returns the newest change of a row if the viewer made it and can undo it now. */
export async function findUndoable(
  { prisma, viewer, now }: Context,
  subjectType: NodeType,
  subjectId: number,
): Promise<AuditEntry | null> {
  if (viewer.staff === null) return null;
  const entry = await newestEntry(prisma, subjectType, subjectId);
  const isOpen = entry !== null && isOwn(entry, { viewer }) && !isUndoExpired(entry, now());
  return isOpen && undoKind(entry) !== null ? entry : null;
}

/**
 * Returns the newest change of each row that the viewer made and can undo now. The rows have one type; their order
 * is kept.
 */
export async function findUndoableRows(
  { prisma, viewer, now }: Context,
  ids: readonly string[],
): Promise<AuditEntry[]> {
  const rows = ids.flatMap((id) => {
    const row = readGlobalId(id);
    return row === null ? [] : [{ type: row.typename, id: Number(row.id) }];
  });
  const [first] = rows;
  if (viewer.staff === null || first === undefined) return [];
  const entries = await prisma.auditEntry.findMany({
    where: {
      subjectType: first.type,
      subjectId: { in: rows.map(({ id }) => id) },
      action: { notIn: [...UNCHANGING_ACTIONS] },
      createdAt: { gte: new Date(now().getTime() - UNDO_MS) },
    },
    orderBy: { id: "asc" },
  });
  const newest = new Map(entries.map((entry) => [entry.subjectId, entry]));
  return rows.flatMap(({ id }) => {
    const entry = newest.get(id);
    return entry !== undefined && isOwn(entry, { viewer }) && undoKind(entry) !== null ? [entry] : [];
  });
}

/**
 * Returns a change that the viewer made and how it is undone. Throws NOT_FOUND, and FORBIDDEN for another
 * person's change, one that cannot be undone, and after a minute.
 */
export async function requireUndoable(
  { prisma, viewer, now }: Context,
  id: string,
): Promise<{ entry: AuditEntry; kind: UndoKind }> {
  const entry = await prisma.auditEntry.findUnique({ where: { id: entryNumber(id) } });
  if (entry === null) throw new DomainError("NOT_FOUND", { what: "AuditEntry" });
  const kind = undoKind(entry);
  if (!isOwn(entry, { viewer }) || kind === null) throw new DomainError("FORBIDDEN");
  if (isUndoExpired(entry, now())) throw new DomainError("FORBIDDEN", { refusal: "UNDO_EXPIRED" });
  return { entry, kind };
}

/** Throws CONFLICT unless the change is the newest of its row, which the transaction has locked. */
export async function requireNewest(
  tx: Transaction,
  { id, subjectType, subjectId }: AuditEntry,
): Promise<void> {
  const newest = await newestEntry(tx, subjectType, subjectId);
  if (newest?.id !== id) throw new DomainError("CONFLICT", { what: subjectType });
}

/** Returns a field's value before the change; undefined when the change did not touch it. */
export function valueBefore({ before }: AuditEntry, field: string): unknown {
  return typeof before === "object" && before !== null && field in before
    ? (before as Record<string, unknown>)[field]
    : undefined;
}

/** A message of the same transaction has an earlier time of creation than its history entry. */
const TRANSACTION_MS = 30_000;

/** Returns the earliest creation of what the transaction of a history entry wrote. */
export const startOfChange = ({ createdAt }: Pick<AuditEntry, "createdAt">): Date =>
  new Date(createdAt.getTime() - TRANSACTION_MS);
