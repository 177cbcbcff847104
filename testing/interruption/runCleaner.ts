import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const CHILD = fileURLToPath(new URL("./runCleanerChild.ts", import.meta.url));

export interface RunCleaner {
  /** Ends what the run has left, removes its folder, and resolves when that is done. */
  clean(): Promise<void>;
}

/**
 * Starts the process that cleans up after a run of the tests. Its standard input is a pipe that this process holds and never
 * writes to: the system closes it when this process ends, also when it is killed. It has a process group of its own, so that
 * Ctrl-C in the terminal does not reach it.
 */
export function startRunCleaner(folder: string): RunCleaner {
  const child = spawn(process.execPath, [CHILD, folder], {
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  child.unref();
  return {
    async clean() {
      const exited = once(child, "exit");
      child.ref();
      child.stdin.end();
      await exited;
    },
  };
}
