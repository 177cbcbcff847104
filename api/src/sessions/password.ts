import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Passwords } from "@machiya/schema/context";
import { hash, verify } from "@node-rs/argon2";
import { noteHashing } from "../telemetry/log.ts";
import { limitConcurrency } from "./limitConcurrency.ts";

// Cost parameters of argon2id (the package's default algorithm) as OWASP recommends.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The default size of the thread pool in which passwords are hashed. */
const THREADS = 4;

/** Returns how many passwords a process on a machine with so many processors may hash at a time. */
export function maxConcurrentHashes(processors: number): number {
  return Math.max(1, Math.min(THREADS / 2, processors - 1));
}

/**
 * How many passwords are hashed at a time. One processor, and half of the threads, which also compress
 * responses and read files, stay free for other requests, however many people sign in.
 */
export const MAX_CONCURRENT_HASHES = maxConcurrentHashes(availableParallelism());

const waitForTurn = limitConcurrency(MAX_CONCURRENT_HASHES);

/** Hashes in turn, and records the time without the wait, which is charged to the client. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return waitForTurn(async () => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      noteHashing(performance.now() - began);
    }
  });
}

let dummyHash: Promise<string> | undefined;

export const passwords: Passwords = {
  hash: (password) => inTurn(() => hash(password, COST)),

  async verify(stored, password) {
    return inTurn(async () => {
      if (stored !== null) return verify(stored, password);
      dummyHash ??= hash(randomBytes(16), COST);
      await verify(await dummyHash, password);
      return false;
    });
  },
};
