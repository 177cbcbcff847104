import { Window } from "happy-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadScriptsAfterPaint } from "./loadScriptsAfterPaint.ts";

const SCRIPT = '<script type="after-paint" src="/main.js"></script>';

let page: Window;
let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  page = new Window();
  paint = () => {};
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    paint = callback;
  });
  return () => page.happyDOM.close();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a page with this content in its root element, whose script waits. */
function open(content: string): void {
  page.document.write(`<body><div id="root">${content}</div>${SCRIPT}</body>`);
  loadScriptsAfterPaint();
  page.document.dispatchEvent(new page.Event("DOMContentLoaded"));
}

const isLoading = () => page.document.querySelector('script[type="module"][src="/main.js"]') !== null;

test("the scripts are loaded after the first paint", () => {
  open("<main></main>");
  expect(isLoading()).toBe(false);
  paint();
  // The frame is drawn after its callbacks.
  expect(isLoading()).toBe(false);
  vi.advanceTimersByTime(0);
  expect(isLoading()).toBe(true);
});

test("the scripts are loaded after a second by a page in the background, which draws no frames", () => {
  open("<main></main>");
  vi.advanceTimersByTime(999);
  expect(isLoading()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isLoading()).toBe(true);
});

test("the scripts are loaded at once by a page without rendered content", () => {
  open("");
  expect(isLoading()).toBe(true);
});
