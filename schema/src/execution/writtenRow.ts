import type { PrismaSelection } from "../compiledExecutor/pothosExtensions.ts";
import { DomainError } from "../domain/errors.ts";

interface Rows<Row> {
  findUnique(query: { where: { id: number } }): Promise<Row | null>;
}

/**
 * Returns a row that a write of one statement has just returned, as a query would: unchanged while the document
 * selects nothing but columns that are on it, else read again with what it selects. Throws NOT_FOUND when it was
 * deleted concurrently.
 */
export async function writtenRow<Row extends { id: number }>(
  rows: Rows<Row>,
  query: PrismaSelection,
  written: Row,
): Promise<Row> {
  if (hasSelected(query, written)) return written;
  const row = await rows.findUnique({ ...query, where: { id: written.id } });
  if (row === null) throw new DomainError("NOT_FOUND");
  return row;
}

const hasSelected = ({ select = {}, include }: PrismaSelection, row: object): boolean =>
  include === undefined && Object.entries(select).every(([name, wanted]) => wanted === true && name in row);
