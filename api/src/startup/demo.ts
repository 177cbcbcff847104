import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const FILE = "demo.json";

const secrets = z.object({
  /** The key of the unverified customer login. */
  loginKey: z.string(),
  /** Set after the demo was seeded. */
  adminPassword: z.string().optional(),
  staffPassword: z.string().optional(),
});
export type DemoSecrets = z.infer<typeof secrets>;

/**
 * Returns the secrets generated for the demo in this data folder. Generates and saves them, readable by the
 * owner only, when the file does not exist.
 */
export async function demoSecrets(dataFolder: string): Promise<DemoSecrets> {
  try {
    return secrets.parse(JSON.parse(await readFile(join(dataFolder, FILE), "utf8")));
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!missing)
      throw new Error(`${join(dataFolder, FILE)} is not readable: delete it to generate it again`);
    const fresh = { loginKey: generatedSecret() };
    await saveDemoSecrets(dataFolder, fresh);
    return fresh;
  }
}

export async function saveDemoSecrets(dataFolder: string, demo: DemoSecrets): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  await writeFile(join(dataFolder, FILE), `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
}

/** Returns 96 random bits in characters that are easy to copy. */
export function generatedSecret(): string {
  return randomBytes(12).toString("base64url");
}

/**
 * Enables the stand-ins of payment providers and the unverified customer login, with a key of this data folder, when the server uses its
 * embedded database and SEED is not "none". Changes only variables that are not set.
 */
export async function fillInDemoDefaults(environment: NodeJS.ProcessEnv): Promise<void> {
  const { DATABASE_URL, SEED, NODE_ENV, DATA_DIR } = environment;
  if (DATABASE_URL || SEED === "none" || NODE_ENV === "production") return;
  environment.PAYMENT_STAND_INS ||= "true";
  environment.LINE_ALLOW_UNVERIFIED_LOGIN ||= "true";
  environment.LINE_LOGIN_FRONTEND_KEY ||= (await demoSecrets(DATA_DIR || "./data")).loginKey;
}
