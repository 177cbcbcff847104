import { rename, stat } from "node:fs/promises";
import { join } from "node:path";

/** A complete cluster that a restore has created, to be renamed to `postgres`. */
export const RESTORED_DIRECTORY = "postgres.restored";

/**
 * Swaps a restored cluster in and moves the previous one aside. A process killed between the two renames
 * leaves the rest to the next process that opens the folder, so every opener must call this before it looks
 * for a database. Returns the new folder of the old cluster; null: there was none, or nothing to do.
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
    // Another process that opened the folder at the same time was faster.
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  });
  return aside;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
