import { parentPort, workerData } from "node:worker_threads";
import { readTableFile } from "./readTableFile.ts";
import { TableError, type TableTask } from "./table.ts";

/**
 * Reads one file and exits. A problem of the file is returned as an answer; any other error fails the worker.
 */
async function answer(task: TableTask) {
  try {
    return { table: await readTableFile(task) };
  } catch (error) {
    if (error instanceof TableError) return { problem: error.problem };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData));
