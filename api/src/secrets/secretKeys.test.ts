import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lacksSecretKey, openSecretKeys } from "./openSecretKeys.ts";
import { createSecretKeys, readSecretKey } from "./secretKeys.ts";

const key = () => new Uint8Array(randomBytes(32));

describe("secret keys", () => {
  it("encrypt with the newest key, and decrypt what an older one encrypted", () => {
    const [older, newer] = [key(), key()];
    const before = createSecretKeys([older]);
    const sealed = before.seal("hash key", "ECPAY");
    const after = createSecretKeys([newer, older]);
    expect(after.currentId).not.toBe(before.currentId);
    expect(after.open(sealed, "ECPAY", before.currentId)).toBe("hash key");
    expect(after.open(after.seal("again", "ECPAY"), "ECPAY", after.currentId)).toBe("again");
    expect(createSecretKeys([newer]).open(sealed, "ECPAY", before.currentId)).toBeNull();
  });

  it("reveal nothing for another owner, or after a change", () => {
    const keys = createSecretKeys([key()]);
    const sealed = keys.seal("secret", "STRIPE");
    expect(keys.open(sealed, "ECPAY", keys.currentId)).toBeNull();
    const changed = Uint8Array.from(sealed, (byte, index) => (index === sealed.length - 1 ? byte ^ 1 : byte));
    expect(keys.open(changed, "STRIPE", keys.currentId)).toBeNull();
    expect(Buffer.from(sealed).includes("secret")).toBe(false);
  });

  it("are 32 bytes in base64", () => {
    expect(readSecretKey(randomBytes(32).toString("base64"))).toHaveLength(32);
    expect(readSecretKey(randomBytes(16).toString("base64"))).toBeNull();
    expect(readSecretKey("a passphrase")).toBeNull();
  });
});

it("is missing only on a server with a database of its own", () => {
  const key = new Uint8Array(32);
  expect(lacksSecretKey({ SECRETS_KEY: [], DATABASE_URL: "postgresql://db/shop" })).toBe(true);
  expect(lacksSecretKey({ SECRETS_KEY: [key], DATABASE_URL: "postgresql://db/shop" })).toBe(false);
  expect(lacksSecretKey({ SECRETS_KEY: [], DATABASE_URL: undefined })).toBe(false);
});

describe("without SECRETS_KEY", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "machiya-key-"));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const open = (DATABASE_URL?: string) => openSecretKeys({ SECRETS_KEY: [], DATABASE_URL, DATA_DIR: folder });

  it("the embedded database's server generates a key once, readable by its owner only", async () => {
    const [first, second] = await Promise.all([open(), open()]);
    expect(first?.currentId).toBe(second?.currentId);
    expect((await open())?.currentId).toBe(first?.currentId);
    expect((await stat(join(folder, "secrets.key"))).mode & 0o777).toBe(0o600);
  });

  it("a server with another database has no key", async () => {
    expect(await open("postgresql://db/shop")).toBeNull();
  });

  it("a damaged file is an error, not a new key", async () => {
    const path = join(folder, "secrets.key");
    const text = await readFile(path, "utf8");
    await writeFile(path, "damaged");
    await expect(open()).rejects.toThrow(/restore it from a backup/);
    await writeFile(path, text);
  });
});
