import { answerJobs } from "../isolation/answerJobs.ts";
import { readTableFile } from "./readTableFile.ts";
import { type TableAnswer, TableError, type TableTask } from "./table.ts";

/** A problem of the file is returned as an answer; any other error fails the job. */
answerJobs(async (task: TableTask): Promise<TableAnswer> => {
  try {
    return { table: await readTableFile(task) };
  } catch (error) {
    if (error instanceof TableError)
      return { problem: error.problem, row: error.row, program: error.program };
    throw error;
  }
});
