import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gcOnPressure } from "./gcOnPressure.ts";

const MB = 1024 * 1024;

describe("gcOnPressure", () => {
  let held: number;
  let live: number;
  let young: number;
  let collections: number;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    [held, live, young, collections] = [200 * MB, 100 * MB, 0, 0];
    stop = gcOnPressure({
      held: () => held,
      collect: () => {
        held = live;
        collections += 1;
      },
      // V8 frees buffers on another thread.
      collectYoung: () => {
        setTimeout(() => {
          held -= young;
        }, 10);
      },
    });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it("does not collect in a small process, and collects once it is large", () => {
    held = 304 * MB - 1;
    vi.advanceTimersByTime(600_000);
    expect(collections).toBe(0);
    held = 304 * MB;
    vi.advanceTimersByTime(2_000);
    expect([collections, held]).toEqual([1, live]);
  });

  it("collects only young garbage when that is enough", () => {
    [held, young] = [316 * MB, 20 * MB];
    vi.advanceTimersByTime(2_000);
    expect([collections, held]).toEqual([0, 296 * MB]);
    [held, young] = [316 * MB, 10 * MB];
    vi.advanceTimersByTime(2_000);
    expect([collections, held]).toEqual([1, live]);
  });

  it("waits between two collections", () => {
    held = 316 * MB;
    vi.advanceTimersByTime(2_000);
    held = 316 * MB;
    vi.advanceTimersByTime(18_000);
    expect(collections).toBe(1);
    vi.advanceTimersByTime(3_000);
    expect(collections).toBe(2);
  });

  it("waits for long when a collection freed too little", () => {
    live = 316 * MB;
    held = 316 * MB;
    vi.advanceTimersByTime(600_000);
    expect(collections).toBe(1);
    vi.advanceTimersByTime(4_000);
    expect(collections).toBe(2);
  });

  it("does not collect after it is stopped", () => {
    stop();
    held = 316 * MB;
    vi.advanceTimersByTime(600_000);
    expect(collections).toBe(0);
  });
});

/**
 * Builds a process with 350 MB of V8 pages and little live data, and prints its size before and some time
 * after.
 */
const LARGE = `
  const { gcOnPressure } = await import(${JSON.stringify(new URL("./gcOnPressure.ts", import.meta.url).href)});
  let garbage = Array.from({ length: 7e6 }, (_, index) => ({ index }));
  const before = process.memoryUsage.rss();
  garbage = null;
  gcOnPressure();
  const asked = Date.now();
  const busy = setInterval(() => {
    const after = process.memoryUsage.rss();
    if (after > 200e6 && Date.now() - asked < 30_000) return;
    clearInterval(busy);
    console.log(JSON.stringify({ before, after }));
  }, 1);
`;

it("returns to the system the pages that V8 keeps", async () => {
  const child = spawn(process.execPath, [
    ...["--expose-gc", "--max-old-space-size=1000", "--input-type=module"],
    ...["--eval", LARGE],
  ]);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  await once(child, "close");
  const { before, after } = JSON.parse(output);
  expect(before).toBeGreaterThan(304 * MB);
  expect(after).toBeLessThan(200e6);
});
