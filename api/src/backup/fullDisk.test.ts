import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

/** Writes an archive of 4 MB of random bytes, which do not become smaller. */
const WRITE = `
  import { randomBytes } from "node:crypto";
  import { writeArchive } from ${JSON.stringify(new URL("./archive.ts", import.meta.url).href)};
  try {
    await writeArchive(process.argv[1], async (add) => {
      for (let entry = 0; entry < 40; entry += 1) await add(String(entry), randomBytes(100_000));
    });
  } catch (error) {
    console.log(error.code);
  }`;

it("a backup that cannot be written whole says why, and leaves nothing behind", async () => {
  const folder = await mkdtemp(join(tmpdir(), "machiya-full-"));
  try {
    // A limit of the size of files fails as a full disk does, in the middle of a write.
    const limited = `trap '' XFSZ; ulimit -f 128; exec "$0" "$@"`;
    const node = [process.execPath, "--input-type=module", "-e", WRITE, join(folder, "backup.tar.gz")];
    const child = spawn("bash", ["-c", limited, ...node], { stdio: ["ignore", "pipe", "pipe"] });
    const [out, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "exit"),
    ]);
    expect([out.trim(), errors, code]).toEqual(["EFBIG", "", 0]);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
