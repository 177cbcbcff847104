import type { Context } from "../context.ts";
import { DomainError, type ErrorCode, type ErrorParams } from "../domain/errors.ts";
import { currentClaim } from "../idempotency/idempotencyClaim.ts";
import { takeRecordedResult } from "../idempotency/recordedResults.ts";
import { globalId, type NodeType } from "../ids.ts";
import { MAX_BATCH, requireRowIds } from "../writes/batchUpdate.ts";
import { inTransaction } from "../writes/transaction.ts";

/** The rows of a bulk write: by their IDs, or by the filter of their list. */
export interface BulkSelection<Filter> {
  ids?: readonly string[] | null | undefined;
  filter?: Filter | null | undefined;
}

/** Why a row of a bulk write was refused. */
export interface BulkRefusal {
  code: ErrorCode;
  params: ErrorParams;
}

export interface BulkRow {
  id: string;
  /** Null: it was written. */
  refusal: BulkRefusal | null;
  /** The results of the appointments of a dismissed staff member whose dismissal was undone; undefined for other rows. */
  appointments?: readonly BulkRow[] | undefined;
}

interface SelectedRows<Filter> {
  type: NodeType;
  selection: BulkSelection<Filter>;
  /** Returns at most `take` row numbers that the filter matches. */
  find: (filter: Filter, take: number) => Promise<{ id: number }[]>;
}

/**
 * Returns the rows of a selection, at most 1000. A repeated request gets those of its first attempt, even if the
 * filter matches other rows by now. Throws INVALID_INPUT unless exactly one of IDs and filter is given, and for
 * none or too many rows.
 */
export async function selectedRows<Filter>(
  context: Context,
  { type, selection: { ids, filter }, find }: SelectedRows<Filter>,
): Promise<number[]> {
  if ((ids == null) === (filter == null)) {
    const rule = { kind: "ONE_OF", fields: ["ids", "filter"] } as const;
    throw new DomainError("INVALID_INPUT", { field: "ids", rule: { ...rule, fields: [...rule.fields] } });
  }
  if (ids != null) return requireRowIds(type, ids);
  const search = async () => (await find(filter as Filter, MAX_BATCH + 1)).map(({ id }) => id);
  const found = currentClaim() === null ? await search() : await inTransaction(context.prisma, search);
  if (found.length === 0 || found.length > MAX_BATCH) {
    const rule = { kind: "LIST", min: 1, max: MAX_BATCH } as const;
    throw new DomainError("INVALID_INPUT", { field: "filter", rule });
  }
  return found;
}

/**
 * Writes the rows one after another, each in its own transaction like a single write, so that a refused row does
 * not undo the others. The write of a row runs one transaction, unless it refuses.
 */
export async function bulkWrite(
  context: Context,
  type: NodeType,
  rows: readonly number[],
  write: (id: string, index: number) => Promise<unknown>,
): Promise<BulkRow[]> {
  return writeEach(
    context,
    rows.map((row) => globalId(type, row)),
    write,
  );
}

/** Writes rows by their global IDs, as bulkWrite does. */
export async function writeEach(
  context: Context,
  ids: readonly string[],
  write: (id: string, index: number) => Promise<unknown>,
): Promise<BulkRow[]> {
  const results: BulkRow[] = [];
  for (const [index, id] of ids.entries()) {
    results.push({ id, ...(await writeRow(context, () => write(id, index))) });
  }
  return results;
}

/** Writes a row unless an earlier attempt of the request has already dealt with it. */
async function writeRow(context: Context, write: () => Promise<unknown>): Promise<Omit<BulkRow, "id">> {
  const recorded = takeRecordedResult<unknown>();
  if (recorded !== null)
    return isRecordedRefusal(recorded.result) ? recorded.result : writtenRow(recorded.result);
  try {
    return writtenRow(await write());
  } catch (error) {
    const refusal = bulkRefusal(error);
    // A repeated request takes the results in the order of the rows, so a refusal needs one too.
    if (currentClaim() !== null) await inTransaction(context.prisma, async () => ({ refusal }));
    return { refusal };
  }
}

/** Returns the result of a written row. An undone dismissal returns, and records, the results of its appointments. */
function writtenRow(written: unknown): Omit<BulkRow, "id"> {
  return { refusal: null, ...(listsAppointments(written) && { appointments: written.appointments }) };
}

function listsAppointments(written: unknown): written is { appointments: BulkRow[] } {
  return (
    typeof written === "object" &&
    written !== null &&
    "appointments" in written &&
    Array.isArray(written.appointments)
  );
}

/** Returns why a row was refused. Throws any other error again. */
export function bulkRefusal(error: unknown): BulkRefusal {
  if (!(error instanceof DomainError) || error.code === "OUTCOME_UNKNOWN") throw error;
  const { code, params } = error;
  return JSON.parse(JSON.stringify({ code, params }));
}

function isRecordedRefusal(result: unknown): result is { refusal: BulkRefusal } {
  return typeof result === "object" && result !== null && "refusal" in result;
}
