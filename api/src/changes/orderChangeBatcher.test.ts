import type { WrittenOrder } from "@machiya/schema/context";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLogLevel } from "../telemetry/log.ts";
import { createOrderChangeBatcher } from "./orderChangeBatcher.ts";

let told: number[][];
let isAway: boolean;
const open = () =>
  createOrderChangeBatcher(async (bundle: readonly WrittenOrder[]) => {
    if (isAway) throw new Error("away");
    told.push(bundle.map(({ id }) => id));
  });
const order = (id: number) => ({ id, customerId: null });

beforeEach(() => {
  // It cannot tell, on purpose, below.
  setLogLevel("silent");
  vi.useFakeTimers();
  told = [];
  isAway = false;
});
afterEach(() => {
  vi.useRealTimers();
});

test("orders are thick and fast when less than 100 ms lie between them", () => {
  const bundles = open();
  expect(bundles.isBusy()).toBe(false);
  vi.advanceTimersByTime(99);
  expect(bundles.isBusy()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(bundles.isBusy()).toBe(false);
});

test("what comes within 20 ms is told together, what comes later with the next", async () => {
  const bundles = open();
  bundles.add(order(1));
  await vi.advanceTimersByTimeAsync(19);
  bundles.add(order(2));
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([[1, 2]]);
  bundles.add(order(3));
  await vi.advanceTimersByTimeAsync(20);
  expect(told).toEqual([[1, 2], [3]]);
});

test("a flush tells at once, and nothing twice", async () => {
  const bundles = open();
  bundles.add(order(1));
  await bundles.flush();
  await bundles.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toEqual([[1]]);
});

test("what could not be told goes first the next time; beyond a thousand the oldest are dropped", async () => {
  const bundles = open();
  isAway = true;
  for (let id = 0; id <= 1000; id += 1) bundles.add(order(id));
  await vi.advanceTimersByTimeAsync(20);
  isAway = false;
  bundles.add(order(1001));
  await vi.advanceTimersByTimeAsync(20);
  expect(told).toHaveLength(1);
  expect(told[0]?.slice(0, 2)).toEqual([1, 2]);
  expect(told[0]?.at(-1)).toBe(1001);
});
