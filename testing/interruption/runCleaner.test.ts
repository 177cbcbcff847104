import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { WaitingRun } from "./waitingRun.ts";

let runner: ChildProcess;
let run: WaitingRun;
let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "interrupted-"));
  const file = join(place, "run.json");
  runner = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--config", "testing/interruption/vitest.config.ts"],
    { env: { ...process.env, WAITING_RUN: file }, stdio: "ignore" },
  );
  await expect.poll(() => readFile(file, "utf8").catch(() => ""), { timeout: 100_000 }).toMatch(/\}$/);
  run = JSON.parse(await readFile(file, "utf8"));
});

afterEach(async () => {
  runner.kill("SIGKILL");
  await rm(place, { recursive: true });
});

/** Returns whether a process runs; zombies, which their parent has not collected, count as ended. */
async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  return status !== null && !/^[ZX]/.test(status.slice(status.lastIndexOf(")") + 2));
}

async function expectNothingLeft(): Promise<void> {
  for (const pid of [...run.postgres, run.server, run.worker]) {
    await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
  }
  await expect.poll(() => existsSync(run.folder), { timeout: 60_000 }).toBe(false);
}

it.runIf(process.platform === "linux").each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "a run that ends by %s leaves neither processes nor files",
  async (signal) => {
    for (const pid of [...run.postgres, run.server, run.worker]) expect(await isRunning(pid)).toBe(true);
    runner.kill(signal);
    await expectNothingLeft();
  },
);

it.runIf(process.platform === "linux")("a run whose worker is killed leaves nothing", async () => {
  const exited = once(runner, "exit");
  process.kill(run.worker, "SIGKILL");
  expect(await exited).not.toEqual([0, null]);
  await expectNothingLeft();
});
