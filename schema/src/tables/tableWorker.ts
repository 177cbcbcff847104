import { parentPort, workerData } from "node:worker_threads";
import { readTableFile } from "./readTableFile.ts";
import { TableError, type TableTask } from "./table.ts";

/** Reads one file and ends. What is wrong with the file is an answer; another failure is the worker's own. */
async function answer(task: TableTask) {
  try {
    return { table: await readTableFile(task) };
  } catch (error) {
    if (error instanceof TableError) return { problem: error.problem };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData));
