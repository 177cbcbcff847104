import { type BroadcastSurroundings, startDueBroadcasts } from "@machiya/schema/broadcasts";
import { startWorker, type Worker } from "./worker.ts";

const LOOK_MS = 5_000;

/** Starts broadcasts whose time has come, in this process; of several that find one due at once, one starts it. */
export function startBroadcasts(surroundings: BroadcastSurroundings): Worker {
  return startWorker("broadcasts", LOOK_MS, () => startDueBroadcasts(surroundings));
}
