import { beforeEach, expect, it, vi } from "vitest";

/** A browser's history with an asynchronous `go`, as browsers have it. */
function fakeWindow() {
  const entries = [{ state: null as unknown, url: new URL("https://shop.test/bot-order/") }];
  let at = 0;
  let onPopstate = () => {};
  const entry = (state: unknown, url: string) => ({ state, url: new URL(url, entries[at]?.url) });
  const window = {
    get location() {
      const { href, pathname, search } = entries[at]?.url ?? new URL("about:blank");
      return { href, pathname, search };
    },
    history: {
      get state() {
        return entries[at]?.state ?? null;
      },
      pushState(state: unknown, _: string, url: string) {
        entries.splice(at + 1, Number.POSITIVE_INFINITY, entry(state, url));
        at += 1;
      },
      replaceState(state: unknown, _: string, url: string) {
        entries[at] = entry(state, url);
      },
      go(count: number) {
        setTimeout(() => {
          at += count;
          onPopstate();
        });
      },
    },
    addEventListener: (_: string, listener: () => void) => {
      onPopstate = listener;
    },
  };
  return { window, addresses: () => entries.slice(0, at + 1).map(({ url }) => url.pathname + url.search) };
}

let browser: ReturnType<typeof fakeWindow>;
let location: typeof import("./location.ts");

/** What the browser's Back button does. */
async function back() {
  browser.window.history.go(-1);
  await settled();
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const shown = () => location.currentPlace().path + location.currentPlace().search;

let pages = 0;

beforeEach(async () => {
  browser = fakeWindow();
  vi.stubGlobal("window", browser.window);
  // The module keeps a page's state. Another query loads another copy; vi.resetModules would also reset the
  // modules of every test file that follows in this process.
  pages += 1;
  location = await import(/* @vite-ignore */ `./location.ts?page=${pages}`);
  return () => vi.unstubAllGlobals();
});

it.each([true, false])("Back closes the uppermost sheet only (LIFF is ready: %s)", async (ready) => {
  if (ready) location.releaseLocation();
  const closed: string[] = [];
  location.navigate("/bot-order/?view=order", { sheet: true });
  location.openSheetEntry(() => closed.push("confirm"));
  location.openSheetEntry(() => closed.push("sign in"));
  if (!ready) location.releaseLocation();
  await back();
  expect(closed).toEqual(["sign in"]);
  await back();
  expect(closed).toEqual(["sign in", "confirm"]);
  expect(shown()).toBe("/bot-order/?view=order");
  await back();
  expect(shown()).toBe("/bot-order/");
});

it.each([true, false])("the close button removes the sheet's entry (LIFF is ready: %s)", async (ready) => {
  if (ready) location.releaseLocation();
  const onClose = vi.fn();
  const sheet = location.openSheetEntry(onClose);
  sheet.close();
  await settled();
  location.releaseLocation();
  expect(onClose).toHaveBeenCalledOnce();
  expect(browser.addresses()).toEqual(["/bot-order/"]);
});

it("a second tap on the close button does not leave the page below", async () => {
  location.releaseLocation();
  location.navigate("/bot-order/store");
  const sheet = location.openSheetEntry(() => {});
  sheet.close();
  sheet.close();
  await settled();
  expect(shown()).toBe("/bot-order/store");
});

it("a page that opens while a sheet closes is not undone", async () => {
  location.releaseLocation();
  location.openSheetEntry(() => {}).close();
  location.navigate("/bot-order/orders");
  await settled();
  expect(browser.addresses()).toEqual(["/bot-order/", "/bot-order/orders"]);
  expect(shown()).toBe("/bot-order/orders");
});

it.each([true, false])("after an order, Back leads to the shop (LIFF is ready: %s)", async (ready) => {
  if (ready) location.releaseLocation();
  const onClose = vi.fn();
  location.navigate("/bot-order/?view=cart", { sheet: true });
  location.navigate("/bot-order/?view=order", { sheet: true });
  location.openSheetEntry(onClose);
  location.leaveSheets("/bot-order/", "/bot-order/?view=placed");
  expect(shown()).toBe("/bot-order/?view=placed");
  await settled();
  location.releaseLocation();
  expect(onClose).toHaveBeenCalledOnce();
  expect(shown()).toBe("/bot-order/?view=placed");
  expect(browser.addresses()).toEqual(["/bot-order/", "/bot-order/?view=placed"]);
});

it("a cart that was opened by a link is replaced by the shop after an order", async () => {
  location.releaseLocation();
  location.navigate("/bot-order/?view=cart", { replace: true });
  location.navigate("/bot-order/?view=order", { sheet: true });
  location.leaveSheets("/bot-order/", "/bot-order/?view=placed");
  await settled();
  expect(browser.addresses()).toEqual(["/bot-order/", "/bot-order/?view=placed"]);
});

it("a sheet whose page is gone is not closed by Back", async () => {
  location.releaseLocation();
  const onClose = vi.fn();
  location.openSheetEntry(onClose).drop();
  await back();
  expect(onClose).not.toHaveBeenCalled();
});
