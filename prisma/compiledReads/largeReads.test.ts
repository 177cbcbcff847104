import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { withSharedWaitBudget } from "../waitBudget.ts";
import { LARGE_READ, MAX_READ_AT_ONCE, MAX_TURN_MS, takeTurn } from "./largeReads.ts";

afterEach(() => vi.useRealTimers());

/** Lets everything that is admitted run; each admission takes one turn of the event loop. */
const settle = async () => {
  for (let turns = 0; turns < 20; turns += 1) await setImmediate();
};

const running = new Set<string>();

/** Starts a request that reads this many characters, and returns the function that ends it. */
function start(name: string, ...reads: number[]): { end(): void; done: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = withSharedWaitBudget(async () => {
    for (const characters of reads) await takeTurn(characters);
    running.add(name);
    await promise;
    running.delete(name);
  });
  return { end: resolve, done };
}

describe("requests that read many rows", () => {
  it("run one after the other when they would hold too much together, in the order of their arrival", async () => {
    const requests = ["first", "second", "third"].map((name) => start(name, MAX_READ_AT_ONCE));
    for (const [index, name] of ["first", "second", "third"].entries()) {
      await settle();
      expect([...running]).toEqual([name]);
      requests[index]?.end();
    }
    await Promise.all(requests.map(({ done }) => done));
    expect(running.size).toBe(0);
  });

  it("run together up to the limit", async () => {
    const fitting = Math.floor(MAX_READ_AT_ONCE / LARGE_READ);
    const requests = Array.from({ length: fitting + 1 }, (_, index) => start(`${index}`, LARGE_READ));
    await settle();
    expect(running.size).toBe(fitting);
    for (const { end } of requests) end();
    await Promise.all(requests.map(({ done }) => done));
  });

  it("never keep a shorter read waiting", async () => {
    const large = start("large", 10 * MAX_READ_AT_ONCE);
    const waiting = start("waiting", LARGE_READ);
    const small = start("small", LARGE_READ - 1);
    await settle();
    expect([...running]).toEqual(["large", "small"]);
    for (const { end } of [large, waiting, small]) end();
    await Promise.all([large.done, waiting.done, small.done]);
  });

  it("have one turn for all that they read", async () => {
    const request = start("both", MAX_READ_AT_ONCE, MAX_READ_AT_ONCE);
    await settle();
    expect([...running]).toEqual(["both"]);
    request.end();
    await request.done;
  });

  it("let others have their turn when they take long", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const slow = start("slow", MAX_READ_AT_ONCE);
    const next = start("next", MAX_READ_AT_ONCE);
    await vi.advanceTimersByTimeAsync(MAX_TURN_MS - 1);
    await settle();
    expect([...running]).toEqual(["slow"]);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect([...running]).toEqual(["slow", "next"]);
    for (const { end } of [slow, next]) end();
    await Promise.all([slow.done, next.done]);
  });

  it("outside of requests have no turns", () => {
    expect(takeTurn(10 * MAX_READ_AT_ONCE)).toBeNull();
    expect(takeTurn(10 * MAX_READ_AT_ONCE)).toBeNull();
  });
});
