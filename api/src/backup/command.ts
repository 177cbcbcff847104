import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEnv } from "../startup/env.ts";

export interface Command {
  file: string;
  replace: boolean;
  env: { DATABASE_URL?: string | undefined; DATA_DIR: string };
}

/** What was typed after `npm run <name> --`. Of the environment only where the database is: the rest may be at fault when help is needed. */
export function readCommand(name: string, mayReplace: boolean): Command {
  const usage = `Usage: npm run ${name} -- ${mayReplace ? "[--replace] " : ""}<file>`;
  const { DATABASE_URL, DATA_DIR, INIT_CWD } = process.env;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: mayReplace ? { replace: { type: "boolean", default: false } } : {},
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Error("One file is wanted.");
    return {
      // Where the person is who typed it, not where npm is.
      file: resolve(INIT_CWD ?? ".", file),
      replace: values.replace === true,
      env: readEnv({ DATABASE_URL, DATA_DIR }),
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`, { cause: error });
  }
}

/** Ends the process with 1 and the reason when the command fails. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

export const tableLine = ({ name, rows }: { name: string; rows: number }) =>
  `  ${name.padEnd(20)} ${rows.toLocaleString("en")} rows`;
