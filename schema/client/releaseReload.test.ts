import { beforeEach, expect, it, vi } from "vitest";
import { codeFailure, reloadIfReachable, reloadIfReplaced } from "./releaseReload.ts";

const ENTRY = "https://shop.test/assets-liff/index-1.js";
const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  const items = new Map<string, string>();
  reload.mockClear();
  fetched.mockReset();
  vi.stubGlobal("document", { querySelector: () => ({ src: ENTRY }) });
  vi.stubGlobal("window", { location: { reload } });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const status = (code: number) => fetched.mockImplementation(async () => new Response(null, { status: code }));

it("a page whose entry script a release has removed is reloaded once", async () => {
  status(404);
  expect(await reloadIfReplaced()).toBe(true);
  expect(await reloadIfReplaced()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledWith(ENTRY, { method: "HEAD", cache: "no-store" });
  vi.advanceTimersByTime(60_000);
  expect(await reloadIfReplaced()).toBe(true);
});

it("a page of the current release is reloaded only as the last resort", async () => {
  status(200);
  expect(await reloadIfReplaced()).toBe(false);
  expect(await reloadIfReachable()).toBe(true);
});

it("a page that was opened in the meantime is not reloaded", async () => {
  const page = { href: "https://shop.test/appointment-customer", reload };
  vi.stubGlobal("window", { location: page });
  fetched.mockImplementation(async () => {
    page.href = "https://shop.test/bot-order/";
    return new Response(null, { status: 404 });
  });
  expect(await reloadIfReplaced()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("an unreachable server never causes a reload, which would lose the page", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await reloadIfReplaced()).toBe(false);
  expect(await reloadIfReachable()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("a browser without storage is not reloaded, because a loop could not be noticed", async () => {
  status(404);
  vi.stubGlobal("sessionStorage", undefined);
  expect(await reloadIfReplaced()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("missing code is told from an unreachable server, and only a new release reloads the page", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await codeFailure(cause)).toMatchObject({ code: "UNREACHABLE", cause });
  status(200);
  expect(await codeFailure(cause)).toMatchObject({ code: "SERVER_FAILED", cause });
  expect(reload).not.toHaveBeenCalled();
  status(404);
  expect(await codeFailure(cause)).toMatchObject({ code: "OUTDATED", cause });
  expect(reload).toHaveBeenCalledOnce();
  // A file that is missing for good is reported, too, and cannot cause a loop.
  expect(await codeFailure(cause)).toMatchObject({ code: "OUTDATED", cause });
  expect(reload).toHaveBeenCalledOnce();
});

it("failures at the same time ask the server once", async () => {
  status(200);
  await Promise.all([codeFailure(null), codeFailure(null), reloadIfReplaced()]);
  expect(fetched).toHaveBeenCalledOnce();
});
