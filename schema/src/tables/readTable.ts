import { Worker } from "node:worker_threads";
import { DomainError } from "../domain/errors.ts";
import {
  type FileProblem,
  type TableRules,
  tableFileError,
  tableTypeOf,
} from "../domain/products/tableFile.ts";
import type { Table, TableTask } from "./table.ts";

/** What reading a file may cost. */
export interface Bounds {
  milliseconds: number;
  /** Of the worker's heap. The file and what it unpacks to (bounded by unpackXlsx.ts) lie beside it. */
  megabytes: number;
}

/** Half of the 256 MB that reading may take; the other half is what lies beside the heap. */
const BOUNDS: Bounds = { milliseconds: 10_000, megabytes: 128 };

/** The part of the heap for what was made just now. */
const YOUNG_MEGABYTES = 16;

type Answer = { table: Table } | { problem: FileProblem };

/**
 * Reads the table in a file, in a thread of its own that ends with it, one file at a time: whatever the file does, it costs no
 * more than its bounds, and everyone else is answered meanwhile. Throws INVALID_INPUT, which says what is wrong: on `fileName`
 * when it has none of the extensions, else on `file`.
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

/** A refusal of a file as a whole. */
export function fileError(problem: FileProblem, rules: TableRules, field = "file"): DomainError {
  return new DomainError("INVALID_INPUT", { field, file: tableFileError(problem, rules) }, ["input", field]);
}

let turn: Promise<unknown> = Promise.resolve();

/** Does one work after another. */
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
    worker.once("exit", (code) => reject(new Error(`The reader of a table ended with ${code}.`)));
  });
}
