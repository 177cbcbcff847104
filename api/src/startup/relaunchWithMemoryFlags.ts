import { fileURLToPath } from "node:url";

/**
 * Of a young generation of 48 MB at most, where node would take up to 128, and of an old one whose limit also says how much garbage may
 * gather in it before it is looked for; and for gcOnPressure.ts to have it looked for. An import's file is read in a thread with bounds of its own.
 */
const FLAGS = ["--max-semi-space-size=16", "--max-old-space-size=512", "--expose-gc"];

/**
 * Of glibc, which else keeps for every thread what pictures, passwords and compression once needed: two places for all threads, and
 * what is large goes back to the system when it is free.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Where node keeps what it made of our files, for the next start; where nobody may write, nothing is kept. */
const CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../../node_modules/.cache/machiya", import.meta.url)),
};

/**
 * Has this process begin anew, as itself, with what keeps it small and only counts at the very beginning. Whatever the operator
 * has set stays as it is. To be called before anything is opened; it returns in a process that has it all, and where a process
 * cannot be replaced: on Windows, in a thread, with a parent that talks to it.
 */
export function relaunchWithMemoryFlags(): void {
  const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].join(" ").replaceAll("_", "-");
  const flags = FLAGS.filter((flag) => !given.includes(flag.replace(/=.*/, "")));
  const settings = { ...ALLOCATOR, ...CACHE };
  const isSmall =
    flags.length === 0 && Object.keys(settings).every((name) => process.env[name] !== undefined);
  if (isSmall || process.platform === "win32" || process.connected) return;
  process.execve?.(
    process.execPath,
    [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)],
    { ...settings, ...process.env },
  );
}
