import { fileURLToPath } from "node:url";

/**
 * Limits the young generation to 48 MB, where node would use up to 128 MB, and the old generation, whose
 * limit also decides how much garbage accumulates before a collection.
 * Maglev, V8's quick compiler, holds 20 MB of code, and requests take 5 to 20 % more processor time with it
 * (docs/decisions/0087-v8-settings.md).
 * The worker thread that reads an import's file has its own limits.
 */
const FLAGS = ["--max-semi-space-size=16", "--max-old-space-size=512", "--no-maglev"];

/**
 * Settings of glibc's allocator, which otherwise keeps memory per thread after images, passwords and
 * compression: two arenas for all threads, and large blocks return to the system when they are freed.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * The folder in which node caches compiled code for the next start; node caches nothing when the folder is
 * not writable.
 */
const CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../../node_modules/.cache/machiya", import.meta.url)),
};

/**
 * Replaces this process with itself plus the memory flags and settings, which only take effect at process
 * start. Variables and flags that the operator has set stay as they are. Must be called before anything is
 * opened. Returns without effect in a process that has them all, and where a process cannot be replaced: on
 * Windows, in a thread, or with a parent connected by IPC.
 */
export function relaunchWithMemoryFlags(): void {
  const currentFlags = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].join(" ").replaceAll("_", "-");
  const flags = FLAGS.filter((flag) => !currentFlags.includes(flag.replace(/=.*/, "")));
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
