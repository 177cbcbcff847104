/**
 * The size from which a process counts as large: three quarters of its memory limit (docs/performance.md
 * "Memory"). From 280 MiB on, hostile files took a server to 364 MB (testing/races/hostileFiles.test.ts).
 */
const LARGE_BYTES = 256 * 1024 * 1024;
const POLL_INTERVAL_MS = 1_000;
/** The minimum time between two collections, each of which stops the process for about 90 ms. */
const COOLDOWN_MS = 20_000;
/** The minimum time after a collection that freed too little, because the memory is in use. */
const LONG_COOLDOWN_MS = 600_000;

interface Memory {
  /** Returns the resident memory of the process in bytes. */
  held(): number;
  /** Collects all garbage, and returns free pages to the system. */
  collect(): void;
}

/**
 * Keeps this process small. V8 returns the pages of collected garbage to the system only when the process is
 * idle, so a process under load stays 60 to 100 MB larger after a file of orders. This function polls the
 * memory and forces a collection when the process has become large. It needs `--expose-gc`
 * (relaunchWithMemoryFlags.ts) and does nothing without it, and its timer does not keep the process alive.
 * Returns a function that stops the polling.
 */
export function gcOnPressure(memory: Memory | null = ownMemory()): () => void {
  if (memory === null) return () => {};
  let restsUntil = 0;
  const look = () => {
    if (performance.now() < restsUntil || memory.held() < LARGE_BYTES) return;
    memory.collect();
    restsUntil = performance.now() + (memory.held() < LARGE_BYTES ? COOLDOWN_MS : LONG_COOLDOWN_MS);
  };
  const timer = setInterval(look, POLL_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

function ownMemory(): Memory | null {
  const { gc } = globalThis;
  if (gc === undefined) return null;
  return {
    held: process.memoryUsage.rss,
    // Only this flavor of V8's collections returns free pages to the system.
    collect: () => gc({ type: "major", execution: "sync", flavor: "last-resort" }),
  };
}
