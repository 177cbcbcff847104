import { rename, stat } from "node:fs/promises";
import { join } from "node:path";

/** A whole cluster that a restore has made, on its way to become `postgres`. */
export const RESTORED_DIRECTORY = "postgres.restored";

/**
 * Puts a restored cluster into its place and the one that was there aside. Two renames: a process killed between them leaves this to whoever
 * opens the folder next, who must not take it for a new one. Answers where the old one went; null: there was none, or nothing to do.
 */
export async function swapInRestoredCluster(dataDirectory: string, now = new Date()): Promise<string | null> {
  const restored = join(dataDirectory, RESTORED_DIRECTORY);
  if (!(await exists(restored))) return null;
  const home = join(dataDirectory, "postgres");
  let aside: string | null = null;
  if (await exists(home)) {
    aside = `${home}.replaced-${now.toISOString().slice(0, 19).replaceAll(":", "")}`;
    await rename(home, aside);
  }
  await rename(restored, home).catch((error: unknown) => {
    // Two that open the folder at once: the other one was faster.
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  });
  return aside;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
