import { createHash } from "node:crypto";
import { createSeal, type Seal } from "./seal.ts";

export const SECRET_KEY_BYTES = 32;

/** Returns the bytes of a key in base64; null when they are not 32. */
export function readSecretKey(text: string): Uint8Array | null {
  const bytes = Buffer.from(text.trim(), "base64");
  return bytes.length === SECRET_KEY_BYTES && bytes.toString("base64") === text.trim()
    ? new Uint8Array(bytes)
    : null;
}

/** Encrypts with the newest key, and decrypts with every known one. */
export interface SecretKeys {
  /** Identifies the newest key, without revealing it. */
  currentId: string;
  seal(text: string, owner: string): Uint8Array<ArrayBuffer>;
  /** Returns the text; null when its key is not known, or it was changed. */
  open(sealed: Uint8Array, owner: string, keyId: string): string | null;
}

/** Creates the keys; the first one is the newest. */
export function createSecretKeys(keys: readonly [Uint8Array, ...Uint8Array[]]): SecretKeys {
  const seals = new Map<string, Seal>(keys.map((key) => [idOf(key), createSeal(key)]));
  const current = createSeal(keys[0]);
  return {
    currentId: idOf(keys[0]),
    seal: current.seal,
    open: (sealed, owner, keyId) => seals.get(keyId)?.open(sealed, owner) ?? null,
  };
}

const idOf = (key: Uint8Array) => createHash("sha256").update(key).digest("hex").slice(0, 16);
