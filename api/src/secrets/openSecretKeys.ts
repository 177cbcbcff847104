import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "../startup/env.ts";
import { createSecretKeys, readSecretKey, SECRET_KEY_BYTES, type SecretKeys } from "./secretKeys.ts";

/** The file of a generated key, in the data folder. */
const FILE = "secrets.key";

/** Returns whether a server has no key to encrypt credentials: it has a database of its own and no SECRETS_KEY. */
export const lacksSecretKey = ({
  SECRETS_KEY,
  DATABASE_URL,
}: Pick<Env, "SECRETS_KEY" | "DATABASE_URL">): boolean =>
  SECRETS_KEY.length === 0 && DATABASE_URL !== undefined;

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
