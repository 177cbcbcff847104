import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { globalId, type NodeType } from "../ids.ts";
import { undoChange } from "../undo/undoChange.ts";
import { entryNumber, findDeletion } from "../undo/undoEntry.ts";
import { requireBatch } from "../writes/batchUpdate.ts";
import { BulkResult } from "./bulkResult.ts";
import { type BulkRow, writeEach } from "./bulkWrite.ts";

/** Undoes each change in a transaction of its own. Throws INVALID_INPUT, NOT_FOUND for an unknown change. */
export async function undoChanges(context: Context, ids: readonly string[]): Promise<BulkRow[]> {
  requireBatch(ids, "ids");
  const entries = await context.prisma.auditEntry.findMany({
    where: { id: { in: ids.map(entryNumber) } },
    select: { id: true, subjectType: true, subjectId: true },
  });
  const found = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = ids.map((id) => {
    const entry = found.get(entryNumber(id));
    if (entry === undefined) throw new DomainError("NOT_FOUND", { what: "AuditEntry" });
    return globalId(entry.subjectType as NodeType, entry.subjectId);
  });
  return writeEach(context, rows, (_row, index) => undoChange(context, { id: ids[index] ?? "" }));
}

const UndoChangesInput = builder.inputType("UndoChangesInput", {
  description: "Changes to undo, as a bulk write returned them.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: "The IDs of 1 to 1000 `undoable` changes." }),
  }),
});

builder.mutationField("undoChanges", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: UndoChangesInput, required: true, description: "The changes." }) },
    description:
      "Undoes each change as `undoChange` does, with the same results. A row that was changed since is refused with CONFLICT and stays as it is; others with FORBIDDEN (another person's change, or too late) or the errors of the change. For admins. Errors: INVALID_INPUT, NOT_FOUND.",
    resolve: (_root, { input }, context) => undoChanges(context, input.ids),
  }),
);

/** Undoes the deletion of each record by its ID, whose newest change it must be. Throws INVALID_INPUT. */
async function undoDeletions(context: Context, ids: readonly string[]): Promise<BulkRow[]> {
  requireBatch(ids, "ids");
  return writeEach(context, ids, async (id) => {
    const entry = await findDeletion(context, id);
    return undoChange(context, { id: String(entry.id) });
  });
}

const UndoDeletionsInput = builder.inputType("UndoDeletionsInput", {
  description: "Deleted records.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: "The IDs of 1 to 1000 deleted records." }),
  }),
});

builder.mutationField("undoDeletions", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: UndoDeletionsInput, required: true, description: "The records." }) },
    description:
      "Undoes the viewer's deletion of each record within a minute. Rows are refused with NOT_FOUND (not deleted), FORBIDDEN (another person's deletion, one that cannot be undone, or too late), CONFLICT (restored already), SHIFT_HAS_APPOINTMENTS (a closure or time off that appointments now overlap), and the errors of `undoChange`. For admins. Errors: INVALID_INPUT.",
    resolve: (_root, { input }, context) => undoDeletions(context, input.ids),
  }),
);
