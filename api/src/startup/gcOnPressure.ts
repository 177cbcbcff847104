/** From here on a process is large: three quarters of what it may hold (docs/performance.md "Memory"). */
const LARGE_BYTES = 256 * 1024 * 1024;
const POLL_INTERVAL_MS = 2_000;
/** Between two collections, each of which stops the process for some 90 ms. */
const COOLDOWN_MS = 20_000;
/** The same when the last one was in vain: what is held is needed. */
const LONG_REST_MS = 600_000;

interface Memory {
  /** Bytes that the process holds. */
  held(): number;
  /** Collects all garbage, and gives back to the system what is free. */
  collect(): void;
}

/**
 * Keeps this process small: V8 gives back the pages that garbage lay in when there is no work, and keeps them as long as there is some,
 * 60 to 100 MB after a file of orders. Looks from time to time and has them given back when the process has become large.
 * Needs `--expose-gc` (relaunchWithMemoryFlags.ts), and without it does nothing. Does not keep the process alive. Returns the way to stop.
 */
export function gcOnPressure(memory: Memory | null = ownMemory()): () => void {
  if (memory === null) return () => {};
  let restsUntil = 0;
  const look = () => {
    if (performance.now() < restsUntil || memory.held() < LARGE_BYTES) return;
    memory.collect();
    restsUntil = performance.now() + (memory.held() < LARGE_BYTES ? COOLDOWN_MS : LONG_REST_MS);
  };
  const timer = setInterval(look, POLL_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

function ownMemory(): Memory | null {
  const { gc } = globalThis;
  if (gc === undefined) return null;
  return {
    held: process.memoryUsage.rss,
    // Of V8's collections only this one gives back what is free.
    collect: () => gc({ type: "major", execution: "sync", flavor: "last-resort" }),
  };
}
