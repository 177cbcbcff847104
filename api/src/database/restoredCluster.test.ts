import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { swapInRestoredCluster } from "./restoredCluster.ts";

const NOW = new Date("2026-11-21T15:58:32.123Z");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "machiya-restored-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(name: string): Promise<void> {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, "what"), name);
}
const inPlace = () => readFile(join(folder, "postgres", "what"), "utf8");

it("leaves a folder without a restored cluster unchanged", async () => {
  await put("postgres");
  expect(await swapInRestoredCluster(folder, NOW)).toBe(null);
  expect(await readdir(folder)).toEqual(["postgres"]);
});

it("swaps the restored cluster in, and moves the old one to a dated name", async () => {
  await put("postgres");
  await put("postgres.restored");
  const aside = join(folder, "postgres.replaced-2026-11-21T155832");
  expect(await swapInRestoredCluster(folder, NOW)).toBe(aside);
  expect(await inPlace()).toBe("postgres.restored");
  expect(await readFile(join(aside, "what"), "utf8")).toBe("postgres");
});

it("continues after a process was killed between the two renames", async () => {
  await put("postgres.replaced-2026-11-21T155832");
  await put("postgres.restored");
  expect(await swapInRestoredCluster(folder, NOW)).toBe(null);
  expect(await inPlace()).toBe("postgres.restored");
  expect(await readdir(folder)).toEqual(["postgres", "postgres.replaced-2026-11-21T155832"]);
});
