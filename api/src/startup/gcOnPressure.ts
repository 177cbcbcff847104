import { type ProcessMemory, processMemory } from "../processMemory.ts";

/**
 * The size from which a process counts as large. Below it, uploads still have room up to the memory limit
 * (docs/operation.md "Memory"), or make it (http/uploadBudget.ts). Screens alone do not reach it.
 */
const LARGE_BYTES = 304 * 1024 * 1024;
const POLL_INTERVAL_MS = 1_000;
/** The minimum time between two collections (processMemory.ts says what they cost). */
const COOLDOWN_MS = 20_000;
/** The minimum time after a collection that freed too little, because the memory is in use. */
const LONG_COOLDOWN_MS = 600_000;

/**
 * Keeps this process small. V8 returns the pages of collected garbage to the system only when the process is
 * idle, so a process under load stays 60 to 100 MB larger after a file of orders. This function polls the
 * memory and forces a collection when the process has become large. It needs `--expose-gc`
 * (relaunchWithMemoryFlags.ts) and does nothing without it, and its timer does not keep the process alive.
 * Returns a function that stops the polling.
 */
export function gcOnPressure(memory: ProcessMemory | null = processMemory()): () => void {
  if (memory === null) return () => {};
  let restsUntil = 0;
  let isYoungCollected = false;
  const look = () => {
    const wasYoungCollected = isYoungCollected;
    isYoungCollected = false;
    if (performance.now() < restsUntil || memory.held() < LARGE_BYTES) return;
    if (!wasYoungCollected) {
      // Bodies and files that were read are often young garbage, which V8 frees on another thread until the next look.
      memory.collectYoung();
      isYoungCollected = true;
      return;
    }
    memory.collect();
    restsUntil = performance.now() + (memory.held() < LARGE_BYTES ? COOLDOWN_MS : LONG_COOLDOWN_MS);
  };
  const timer = setInterval(look, POLL_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
