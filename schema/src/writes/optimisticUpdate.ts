import type { Context } from "../context.ts";
import type { NodeType } from "../ids.ts";
import { audit } from "./audit.ts";
import { type Changed, changedColumns, requireVersion } from "./batchUpdate.ts";
import type { Transaction } from "./transaction.ts";

interface Edit<Row, Columns> {
  type: NodeType;
  /** The locked row. */
  before: Row;
  /** The version that the editor saw; null or undefined: any. */
  seen: number | null | undefined;
  /** The new values of the columns; undefined leaves one unchanged. */
  wanted: Columns;
}

/**
 * Writes the changed columns with the next version and an audit entry, or nothing when nothing differs.
 * Throws CONFLICT when the editor saw another version.
 */
export async function optimisticUpdate<Row extends { id: number; version: number }, Columns extends object>(
  tx: Transaction,
  context: Pick<Context, "viewer">,
  { type, before, seen, wanted }: Edit<Row, Columns>,
  write: (data: Changed<Columns> & { version: { increment: number } }) => Promise<Row>,
): Promise<void> {
  requireVersion(type, before, seen);
  const changed = changedColumns(before, wanted);
  if (Object.keys(changed).length === 0) return;
  const after = await write({ ...changed, version: { increment: 1 } });
  await audit(tx, context, [{ action: "UPDATE", type, id: before.id, before, after }]);
}
