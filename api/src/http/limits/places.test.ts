import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClasses, createPlaces } from "./places.ts";
import { CLASSES, type ClassPolicy, TURNS, type WorkClass } from "./policy.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const POLICY: ClassPolicy = { atOnce: 1, share: 0.1, waitMs: 2000, refuses: true };
const placesOf = (policy: Partial<ClassPolicy> = {}, isShared = true) =>
  createPlaces({ ...POLICY, ...policy }, () => isShared);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a class of work", () => {
  it("runs so many requests at once, and those of the clients with the least use first", async () => {
    const enter = placesOf({ share: 1 });
    const order: string[] = [];
    const run = async (name: string, use: number) => {
      const leave = await enter(use, 3);
      order.push(name);
      return leave;
    };
    const first = await run("first", 0.5);
    const waiting = [run("flood", 0.9), run("flood, later", 0.9), run("used", 0.5), run("fresh", 0.1)];
    await pass(0);
    expect(order).toEqual(["first"]);
    first?.(3);
    for (const index of [3, 2, 0, 1]) (await waiting[index])?.(3);
    expect(order).toEqual(["first", "fresh", "used", "flood", "flood, later"]);
  });

  it("gets only its share of the time while others are active", async () => {
    const enter = placesOf();
    (await enter(0, 3))?.(50);
    let isEntered = false;
    void enter(0, 3).then(() => {
      isEntered = true;
    });
    await pass(449);
    expect(isEntered).toBe(false);
    await pass(1);
    expect(isEntered).toBe(true);
  });

  it("rests for a limited time after a very expensive request, and not at all without others", async () => {
    for (const [isShared, ms] of [
      [true, TURNS.restMs],
      [false, 0],
    ] as const) {
      const enter = placesOf({}, isShared);
      (await enter(0, 3))?.(10_000);
      const waits = enter(0, 3);
      await pass(ms);
      expect(await waits).not.toBeNull();
    }
  });

  it("refuses a request that waited in vain, or lets it run", async () => {
    for (const refuses of [true, false]) {
      const enter = placesOf({ refuses, waitMs: TURNS.placeMs - 1 });
      await enter(0, 3);
      const waits = enter(0, 3);
      await pass(TURNS.placeMs - 1);
      expect((await waits) === null).toBe(refuses);
    }
  });

  it("lets others run while a request waits for something else, and counts it once", async () => {
    const enter = placesOf({ atOnce: 1, share: 0.5 });
    const slow = await enter(0, 20);
    const waits = enter(0, 3);
    await pass(TURNS.placeMs + 20);
    const leave = await waits;
    expect(leave).not.toBeNull();
    slow?.(20);
    let isEntered = false;
    void enter(0, 3).then(() => {
      isEntered = true;
    });
    await pass(20);
    expect(isEntered).toBe(false);
    leave?.(0);
    await pass(0);
    expect(isEntered).toBe(true);
  });

  it("with a full queue refuses those of the client with the most use", async () => {
    const enter = placesOf();
    await enter(0, 3);
    const refused: number[] = [];
    const wait = (use: number) =>
      void enter(use, 3).then((leave) => {
        if (leave === null) refused.push(use);
      });
    for (let count = 0; count < TURNS.waiting; count += 1) wait(5);
    wait(0.1);
    await pass(0);
    expect(refused).toEqual([5]);
  });
});

describe("the classes of a process", () => {
  const small: WorkClass[] = ["address", "customer", "staff", "token", "notifications"];

  it.each(small)("run small requests of one %s without waiting for those of others", async (name) => {
    const enter = createClasses();
    for (const other of Object.keys(CLASSES) as WorkClass[]) {
      if (other === name) continue;
      for (let count = 0; count < 50; count += 1) void enter(other, 0, 3);
    }
    for (let count = 0; count < CLASSES[name].atOnce; count += 1)
      expect(await enter(name, 0, 3)).not.toBeNull();
  });

  it("leave clients beyond their budgets all of the time when nobody else is active", async () => {
    const enter = createClasses();
    for (let count = 0; count < 100; count += 1) (await enter("beyond", 2, 3))?.(500);
    (await enter("customer", 0, 3))?.(3);
    (await enter("beyond", 2, 3))?.(500);
    let isEntered = false;
    void enter("beyond", 2, 3).then((leave) => {
      isEntered = leave !== null;
    });
    await pass(TURNS.restMs - 1);
    expect(isEntered).toBe(false);
  });

  it("delay refusals", async () => {
    const refusal = createClasses()("refused", 2, 3);
    let isRefused = false;
    void refusal.then(() => {
      isRefused = true;
    });
    await pass(CLASSES.refused.waitMs - 1);
    expect(isRefused).toBe(false);
    await pass(1);
    expect(await refusal).toBeNull();
  });
});
