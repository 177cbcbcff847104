import { createHash, randomBytes } from "node:crypto";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "../startup/env.ts";
import { createSeal, type Seal } from "./seal.ts";

export const SECRET_KEY_BYTES = 32;
/** The file of a generated key, in the data folder. */
const FILE = "secrets.key";

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

/**
 * Returns the keys of SECRETS_KEY. Without it, a server with the embedded database uses the file in its data
 * folder, which it generates; null: other servers have no key, because their processes must share one.
 */
export async function openSecretKeys(
  env: Pick<Env, "SECRETS_KEY" | "DATABASE_URL" | "DATA_DIR">,
): Promise<SecretKeys | null> {
  const [first, ...others] = env.SECRETS_KEY;
  if (first !== undefined) return createSecretKeys([first, ...others]);
  return env.DATABASE_URL === undefined ? createSecretKeys([await generatedKey(env.DATA_DIR)]) : null;
}

async function generatedKey(folder: string): Promise<Uint8Array> {
  const path = join(folder, FILE);
  await mkdir(folder, { recursive: true });
  const fresh = join(folder, `${FILE}.${process.pid}.${randomBytes(4).toString("hex")}`);
  await writeFile(fresh, `${randomBytes(SECRET_KEY_BYTES).toString("base64")}\n`, { mode: 0o600 });
  // A link fails when the file exists, so that a key is never replaced, and never read before it is complete.
  await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await unlink(fresh);
  const key = readSecretKey(await readFile(path, "utf8"));
  if (key === null) throw new Error(`${path} is not a key: restore it from a backup`);
  return key;
}
