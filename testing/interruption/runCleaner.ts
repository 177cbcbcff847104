import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const CHILD = fileURLToPath(new URL("./runCleanerChild.ts", import.meta.url));

export interface RunCleaner {
  /** Ends the run's remaining processes, removes its folder, and then resolves. */
  clean(): Promise<void>;
}

/**
 * Starts the process that cleans up after a test run. It detects the end of this process, even when it is
 * killed, because the system then closes the standard input. It has its own process group, so that Ctrl-C
 * does not reach it.
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
