import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEnv } from "../startup/env.ts";

export interface Command {
  file: string;
  replace: boolean;
  env: { DATABASE_URL?: string | undefined; DATA_DIR: string };
}

/**
 * Reads the arguments after `npm run <name> --`. Validates only the variables that locate the database,
 * because others may be invalid when a backup is needed.
 */
export function readCommand(name: string, mayReplace: boolean): Command {
  const usage = `Usage: npm run ${name} -- ${mayReplace ? "[--replace] " : ""}<file>`;
  const { DATABASE_URL, DATA_DIR, INIT_CWD } = process.env;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: mayReplace ? { replace: { type: "boolean", default: false } } : {},
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw new Error("Specify exactly one file.");
    return {
      // npm sets INIT_CWD to the folder in which the command was typed.
      file: resolve(INIT_CWD ?? ".", file),
      replace: values.replace === true,
      env: readEnv({ DATABASE_URL, DATA_DIR }),
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`, { cause: error });
  }
}

/** Runs a command. Prints the error and exits with 1 when it fails. */
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
