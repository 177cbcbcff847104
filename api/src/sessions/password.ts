import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Passwords } from "@machiya/schema/context";
import { hash, verify } from "@node-rs/argon2";
import { limitConcurrency } from "./limitConcurrency.ts";

// Cost parameters of argon2id (the package's default algorithm) as OWASP recommends.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The default size of the thread pool in which passwords are hashed. */
const THREADS = 4;

/**
 * How many passwords are hashed at a time. One processor stays free for other requests, however many people sign
 * in.
 */
export const MAX_CONCURRENT_HASHES = Math.min(THREADS, Math.max(1, availableParallelism() - 1));

const inTurn = limitConcurrency(MAX_CONCURRENT_HASHES);

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
