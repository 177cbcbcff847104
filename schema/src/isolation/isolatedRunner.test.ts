import { describe, expect, it } from "vitest";
import { createIsolatedRunner, type RunnerLimits } from "./isolatedRunner.ts";
import type { TestJob } from "./testing/testProcess.ts";

const LIMITS: RunnerLimits = { timeoutMs: 60_000, heapMegabytes: 64, totalMegabytes: 400, maxWaiting: 2 };
const runner = (limits: Partial<RunnerLimits> = {}) =>
  createIsolatedRunner<TestJob, unknown>(new URL("./testing/testProcess.ts", import.meta.url), {
    ...LIMITS,
    ...limits,
  });

describe("An isolated runner", () => {
  it("performs jobs one after the other in one process, and passes bytes in both directions", async () => {
    const { run } = runner({ maxWaiting: 9 });
    const bytes = Uint8Array.of(1, 2, 3);
    const [first, second, echoed] = await Promise.all([
      run({ kind: "process" }),
      run({ kind: "process" }),
      run({ kind: "echo", bytes }),
    ]);
    expect(first).toBe(second);
    expect(first).not.toBe(process.pid);
    expect(echoed).toEqual(bytes);
  });

  it("reports every job's position whenever it changes, and refuses jobs beyond the queue", async () => {
    const { run } = runner();
    const positions: number[][] = [[], [], []];
    const jobs = positions.map((seen) => run({ kind: "process" }, (position) => seen.push(position)));
    await expect(run({ kind: "process" })).rejects.toMatchObject({ failure: "QUEUE_FULL" });
    await Promise.all(jobs);
    expect(positions).toEqual([[0], [1, 0], [2, 1, 0]]);
  });

  it.each([
    ["TIMEOUT", { kind: "block" }, { timeoutMs: 200 }],
    ["OUT_OF_MEMORY", { kind: "fillHeap" }, {}],
    ["OUT_OF_MEMORY", { kind: "fillMemory" }, { totalMegabytes: 200 }],
    ["CRASHED", { kind: "exit" }, {}],
  ] as const)("ends a job as %s: %j with %j, and performs the next one", async (failure, job, limits) => {
    const { run } = runner(limits);
    const next = { kind: "echo", bytes: Uint8Array.of(4) } as const;
    const [ended, performed] = await Promise.allSettled([run(job), run(next)]);
    expect(ended).toMatchObject({ status: "rejected", reason: { failure } });
    // The next job gets a new process; under the shortest time limit it may itself be too slow.
    if (failure !== "TIMEOUT") expect(performed).toMatchObject({ status: "fulfilled", value: next.bytes });
  });

  it("rejects with the error of a job and keeps the process", async () => {
    const { run } = runner();
    const before = await run({ kind: "process" });
    await expect(run({ kind: "fail" })).rejects.toThrow("a fault of the program");
    expect(await run({ kind: "process" })).toBe(before);
  });

  it("gives the process no secrets", async () => {
    process.env.DATABASE_URL_OF_THIS_TEST = "secret";
    const names = (await runner().run({ kind: "environment" })) as string[];
    expect(names.filter((name) => !/^(MALLOC_|NODE_|__CF)/.test(name))).toEqual([]);
    expect(names).not.toContain("NODE_OPTIONS");
  });
});
