import type { WrittenOrder } from "@machiya/schema/context";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLogLevel } from "../telemetry/log.ts";
import { createOrderChangeBatcher } from "./orderChangeBatcher.ts";

let published: number[][];
let isAway: boolean;
const open = () =>
  createOrderChangeBatcher(async (batch: readonly WrittenOrder[]) => {
    if (isAway) throw new Error("away");
    published.push(batch.map(({ id }) => id));
  });
const order = (id: number) => ({ id, customerId: null, stockChanges: [] });

beforeEach(() => {
  // Publishing fails on purpose below.
  setLogLevel("silent");
  vi.useFakeTimers();
  published = [];
  isAway = false;
});
afterEach(() => {
  vi.useRealTimers();
});

test("orders count as busy when less than 100 ms lie between them", () => {
  const batcher = open();
  expect(batcher.isBusy()).toBe(false);
  vi.advanceTimersByTime(99);
  expect(batcher.isBusy()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(batcher.isBusy()).toBe(false);
});

test("orders within 20 ms are published together, and later ones with the next batch", async () => {
  const batcher = open();
  batcher.add(order(1));
  await vi.advanceTimersByTimeAsync(19);
  batcher.add(order(2));
  expect(published).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(published).toEqual([[1, 2]]);
  batcher.add(order(3));
  await vi.advanceTimersByTimeAsync(20);
  expect(published).toEqual([[1, 2], [3]]);
});

test("a flush publishes at once, and nothing twice", async () => {
  const batcher = open();
  batcher.add(order(1));
  await batcher.flush();
  await batcher.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect(published).toEqual([[1]]);
});

test("orders that could not be published go first the next time; above a thousand the oldest are dropped", async () => {
  const batcher = open();
  isAway = true;
  for (let id = 0; id <= 1000; id += 1) batcher.add(order(id));
  await vi.advanceTimersByTimeAsync(20);
  isAway = false;
  batcher.add(order(1001));
  await vi.advanceTimersByTimeAsync(20);
  expect(published).toHaveLength(1);
  expect(published[0]?.slice(0, 2)).toEqual([1, 2]);
  expect(published[0]?.at(-1)).toBe(1001);
});
