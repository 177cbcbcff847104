import { Worker } from "node:worker_threads";
import { DomainError } from "../domain/errors.ts";
import {
  type FileProblem,
  type TableRules,
  tableFileError,
  tableTypeOf,
} from "../domain/products/tableFile.ts";
import type { Table, TableTask } from "./table.ts";

/** The resource limits of reading a file. */
export interface Bounds {
  milliseconds: number;
  /**
   * The limit of the worker's heap. The file and its unpacked form (bounded by unpackXlsx.ts) are outside of
   * it.
   */
  megabytes: number;
}

/** The heap gets half of the 256 MB that reading may use; the rest is memory outside the heap. */
const BOUNDS: Bounds = { milliseconds: 10_000, megabytes: 128 };

/** The size of the young generation within the heap. */
const YOUNG_MEGABYTES = 16;

type Answer = { table: Table } | { problem: FileProblem };

/**
 * Reads the table in a file in its own worker thread, one file at a time, so that no file exceeds the limits
 * or blocks other requests. Throws INVALID_INPUT with the problem: on `fileName` when the extension is not
 * allowed, else on `file`.
 */
export async function readTable(
  { file, fileName }: { file: string; fileName: string },
  rules: TableRules,
  bounds = BOUNDS,
): Promise<Table> {
  const type = tableTypeOf(fileName, rules.types);
  if (type === null) throw fileError("WRONG_TYPE", rules, "fileName");
  const answer = await inTurn(() => ask({ file, type, rules }, bounds));
  if ("problem" in answer) throw fileError(answer.problem, rules);
  return answer.table;
}

/** Creates the error for a whole file. */
export function fileError(problem: FileProblem, rules: TableRules, field = "file"): DomainError {
  return new DomainError("INVALID_INPUT", { field, file: tableFileError(problem, rules) }, ["input", field]);
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs tasks one after another. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(work, work);
  turn = mine;
  return mine;
}

function ask(task: TableTask, { milliseconds, megabytes }: Bounds): Promise<Answer> {
  const worker = new Worker(new URL("./tableWorker.ts", import.meta.url), {
    workerData: task,
    env: {},
    resourceLimits: {
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      maxOldGenerationSizeMb: megabytes - YOUNG_MEGABYTES,
    },
  });
  return new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => finish({ problem: "TOO_LARGE" }), milliseconds);
    const finish = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    worker.once("message", finish);
    worker.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") finish({ problem: "TOO_LARGE" });
      else {
        clearTimeout(timer);
        reject(error);
      }
    });
    worker.once("exit", (code) => reject(new Error(`The table worker exited with code ${code}.`)));
  });
}
