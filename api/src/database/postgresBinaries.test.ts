import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBinaries, hydrateSymlinks } from "./postgresBinaries.ts";

describe("findBinaries", () => {
  it("explains what to do when there is no Postgres for the platform", async () => {
    await expect(findBinaries("plan9", "mips")).rejects.toThrow(/plan9 on mips.*Set DATABASE_URL/);
  });
});

describe("hydrateSymlinks", () => {
  it("creates the links of a package that was installed without its scripts", async () => {
    const { initdb } = await findBinaries();
    const installed = dirname(dirname(dirname(initdb)));
    const root = await mkdtemp(join(tmpdir(), "machiya-binaries-"));
    try {
      await cp(join(installed, "scripts"), join(root, "scripts"), { recursive: true });
      await writeFile(join(root, "package.json"), '{ "type": "module" }');
      await mkdir(join(root, "native", "lib"), { recursive: true });
      await writeFile(join(root, "native", "lib", "libone.so.1.2"), "a library");
      const links = [{ source: "native/lib/libone.so.1.2", target: "native/lib/libone.so.1" }];
      await writeFile(join(root, "native", "pg-symlinks.json"), JSON.stringify(links));
      await hydrateSymlinks(root);
      expect(await readFile(join(root, "native", "lib", "libone.so.1"), "utf8")).toBe("a library");
    } finally {
      await rm(root, { recursive: true });
    }
  });
});
