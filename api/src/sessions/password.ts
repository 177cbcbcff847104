import { randomBytes } from "node:crypto";
import type { Passwords } from "@machiya/schema/context";
import { hash, verify } from "@node-rs/argon2";

// Cost parameters of argon2id (the package's default algorithm) as OWASP recommends.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | undefined;

export const passwords: Passwords = {
  hash: (password) => hash(password, COST),

  async verify(stored, password) {
    if (stored !== null) return verify(stored, password);
    dummyHash ??= hash(randomBytes(16), COST);
    await verify(await dummyHash, password);
    return false;
  },
};
