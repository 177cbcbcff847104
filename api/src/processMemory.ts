/** The memory of this process. */
export interface ProcessMemory {
  /** Returns the resident memory of the process in bytes. */
  held(): number;
  /**
   * Collects all garbage, and returns free pages to the system. This stops the process for 150 to 180 ms, and V8
   * discards the compiled code of about a hundred functions, which makes requests slower for some seconds.
   */
  collect(): void;
  /** Collects young garbage, in a few milliseconds. */
  collectYoung(): void;
}

/** Returns null without `--expose-gc` (startup/relaunchWithMemoryFlags.ts). */
export function processMemory(): ProcessMemory | null {
  const { gc } = globalThis;
  if (gc === undefined) return null;
  return {
    held: process.memoryUsage.rss,
    // Only this flavor of V8's collections returns free pages to the system.
    collect: () => gc({ type: "major", execution: "sync", flavor: "last-resort" }),
    collectYoung: () => gc({ type: "minor", execution: "sync" }),
  };
}
