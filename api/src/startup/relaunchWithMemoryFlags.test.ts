import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let folder: string;
let script: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "machiya-small-"));
  script = join(folder, "script.mjs");
  await writeFile(
    script,
    `import { relaunchWithMemoryFlags } from ${JSON.stringify(new URL("./relaunchWithMemoryFlags.ts", import.meta.url).href)};
    relaunchWithMemoryFlags();
    const { MALLOC_ARENA_MAX: arenas, NODE_COMPILE_CACHE: cache } = process.env;
    console.log(JSON.stringify({ pid: process.pid, flags: process.execArgv, given: process.argv.slice(2), arenas, cache }));`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** The environment of a child, without the variables of this process. */
const bare = { PATH: process.env.PATH ?? "" };

async function printedBy(child: ChildProcess): Promise<Record<string, unknown>> {
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  await once(child, "close");
  return JSON.parse(output);
}

describe("relaunchWithMemoryFlags", () => {
  it("restarts in the same process with the same arguments and the memory settings", async () => {
    const child = spawn(process.execPath, ["--no-warnings", script, "one", "two"], { env: bare });
    expect(await printedBy(child)).toEqual({
      pid: child.pid,
      flags: ["--no-warnings", "--max-semi-space-size=16", "--max-old-space-size=512", "--no-maglev"],
      given: ["one", "two"],
      arenas: "2",
      cache: expect.stringContaining("node_modules/.cache/machiya"),
    });
  });

  it("keeps what the operator has set", async () => {
    const env = { ...bare, NODE_OPTIONS: "--max_old_space_size=1000", MALLOC_ARENA_MAX: "8" };
    const printed = await printedBy(spawn(process.execPath, ["--max-semi-space-size=32", script], { env }));
    expect(printed).toMatchObject({
      flags: ["--max-semi-space-size=32", "--no-maglev"],
      arenas: "8",
    });
  });

  it("does not restart with a parent connected by IPC, which would lose the channel", async () => {
    const child = fork(script, { env: bare, execArgv: [], stdio: ["ignore", "pipe", "inherit", "ipc"] });
    expect(await printedBy(child)).toMatchObject({ pid: child.pid, flags: [] });
  });
});
