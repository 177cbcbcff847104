import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const FILE = "demo.json";

const secrets = z.object({
  /** Key of the unverified customer login. */
  loginKey: z.string(),
  /** Set once the demo was seeded. */
  adminPassword: z.string().optional(),
  staffPassword: z.string().optional(),
});
export type DemoSecrets = z.infer<typeof secrets>;

/** What was generated for the demo in this data folder; made and kept there (for its owner alone) when there is nothing yet. */
export async function demoSecrets(dataFolder: string): Promise<DemoSecrets> {
  try {
    return secrets.parse(JSON.parse(await readFile(join(dataFolder, FILE), "utf8")));
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!missing)
      throw new Error(`${join(dataFolder, FILE)} is not readable: delete it to have it made anew`);
    const fresh = { loginKey: generatedSecret() };
    await saveDemoSecrets(dataFolder, fresh);
    return fresh;
  }
}

export async function saveDemoSecrets(dataFolder: string, kept: DemoSecrets): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  await writeFile(join(dataFolder, FILE), `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
}

/** 96 bits, in letters that are easy to copy. */
export function generatedSecret(): string {
  return randomBytes(12).toString("base64url");
}

/**
 * Whoever starts the server on its own embedded database without asking for an empty one wants to see the demo:
 * there customers may sign in without LINE, with a key of this data folder. Fills in what the environment leaves open.
 */
export async function fillInDemoDefaults(environment: NodeJS.ProcessEnv): Promise<void> {
  const { DATABASE_URL, SEED, NODE_ENV, DATA_DIR } = environment;
  if (DATABASE_URL || SEED === "none" || NODE_ENV === "production") return;
  environment.LINE_ALLOW_UNVERIFIED_LOGIN ||= "true";
  environment.LINE_LOGIN_FRONTEND_KEY ||= (await demoSecrets(DATA_DIR || "./data")).loginKey;
}
