import { DomainError } from "../domain/errors.ts";
import {
  type FileProblem,
  type TableRules,
  tableFileError,
  tableTypeOf,
} from "../domain/products/tableFile.ts";
import { IsolatedJobError } from "../isolation/isolatedJobError.ts";
import { createIsolatedRunner, type OnPosition, type RunnerLimits } from "../isolation/isolatedRunner.ts";
import { queueFullError } from "../isolation/queueFullError.ts";
import type { Table, TableAnswer, TableTask } from "./table.ts";

/** The file, its unpacked form (bounded by unpackXlsx.ts), and the program itself are outside of the heap. */
const LIMITS: RunnerLimits = { timeoutMs: 10_000, heapMegabytes: 128, totalMegabytes: 320, maxWaiting: 8 };

/** Creates the queue of files; each process has one. */
export const createTableRunner = (limits: RunnerLimits = LIMITS) =>
  createIsolatedRunner<TableTask, TableAnswer>(new URL("./tableProcess.ts", import.meta.url), limits);

const tableRunner = createTableRunner();

/**
 * Reads the table in a file in a process of its own, one file at a time, so that no file exceeds the limits
 * or blocks other requests. Throws INVALID_INPUT with the problem: on `fileName` when the extension is not
 * allowed, else on `file`; QUEUE_FULL when too many files are waiting.
 */
export async function readTable(
  { file, fileName }: { file: string; fileName: string },
  rules: TableRules,
  onPosition?: OnPosition,
  runner = tableRunner,
): Promise<Table> {
  const type = tableTypeOf(fileName, rules.types);
  if (type === null) throw fileError("WRONG_TYPE", rules, { field: "fileName" });
  const result = await runner.run({ file, type, rules }, onPosition).catch((error: unknown) => {
    if (!(error instanceof IsolatedJobError)) throw error;
    if (error.failure === "QUEUE_FULL") throw queueFullError();
    throw fileError(error.failure === "CRASHED" ? "UNREADABLE" : "TOO_LARGE", rules);
  });
  if ("problem" in result)
    throw fileError(result.problem, rules, { row: result.row, program: result.program });
  return result.table;
}

/** Creates the error for a whole file. */
export function fileError(
  problem: FileProblem,
  rules: TableRules,
  {
    field = "file",
    row,
    program,
  }: { field?: string; row?: number | undefined; program?: string | undefined } = {},
): DomainError {
  const file = {
    ...tableFileError(problem, rules),
    ...(row !== undefined && { row }),
    ...(program !== undefined && { program }),
  };
  return new DomainError("INVALID_INPUT", { field, file }, ["input", field]);
}
