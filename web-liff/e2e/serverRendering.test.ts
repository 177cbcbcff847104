// Needs a browser for: hydration, lost chunks, layout
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadedScripts } from "../../testing/loadedScripts.ts";
import { openShop, putIntoCart, type Shop, speak } from "./shop.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop(
    async (prisma) => {
      await prisma.store.create({ data: { id: 1, name: "町家 <茶>", openWeekdays: [] } });
      const type = await prisma.productType.create({ data: { name: "茶器" } });
      await prisma.product.create({
        data: {
          name: "高山烏龍 </script>",
          price: 120,
          stock: 5,
        },
      });
      await prisma.product.create({
        data: { name: "手作茶杯", price: 600, stock: 3, types: { create: { productTypeId: type.id } } },
      });
    },
    { LIFF_ID: "1234567890-AbcdEfgh" },
  );
});
afterAll(() => shop?.close());

/** Keeps requests to LINE's servers pending; ours respond. */
async function withoutAnswerOfLine(phone: Page): Promise<Page> {
  await phone.route(
    (url) => url.origin !== shop.server.origin,
    () => {},
  );
  return phone;
}

/** Holds all of our scripts back; returns a function that releases them. */
async function withoutScripts(phone: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await phone.route("**/assets-liff/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const card = (phone: Page, name: string) => phone.getByRole("article").filter({ hasText: name });

it("shows and replays taps and filter input from before the scripts were loaded", async () => {
  const phone = await withoutAnswerOfLine(await shop.phone());
  const release = await withoutScripts(phone);
  await phone.goto("/bot-order/", { waitUntil: "commit" });
  await phone.getByRole("searchbox").fill("茶杯");
  const button = card(phone, "手作茶杯")
    .getByRole("button", { name: /：手作茶杯$/ })
    .last();
  await button.click();
  // The tap is visible at once: the button is pressed, and a bar moves at the top.
  const looks = () =>
    button.evaluate((pressed) => [
      Number(getComputedStyle(pressed).opacity) < 1,
      getComputedStyle(document.documentElement, "::before").height === "3px",
    ]);
  expect(await looks()).toEqual([true, true]);
  release();
  await phone.getByRole("button", { name: "增加：手作茶杯" }).waitFor();
  expect(await looks()).toEqual([false, false]);
  await card(phone, "高山烏龍").waitFor({ state: "detached" });
  expect(new URL(phone.url()).pathname).toBe("/bot-order/");
  await phone.context().close();
});

it("counts a tap once that comes while React hydrates the page", async () => {
  const phone = await withoutAnswerOfLine(await shop.phone());
  const devtools = await phone.context().newCDPSession(phone);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await phone.addInitScript(() => {
    const tap = () => {
      const root = document.getElementById("root");
      // React marks the root when it begins, and hydrates it in several tasks.
      const hydrates = Object.keys(root ?? {}).some((key) => key.startsWith("__reactContainer"));
      if (hydrates) root?.querySelector<HTMLElement>('button[aria-label="加入購物車：手作茶杯"]')?.click();
      else setTimeout(tap);
    };
    tap();
  });
  await phone.goto("/bot-order/");
  await phone.getByRole("button", { name: /^查看購物車/ }).waitFor();
  expect(await phone.evaluate(() => localStorage.getItem("machiya.cart"))).toContain(`"quantity":"1"`);
  await phone.context().close();
});

it("loads the scripts of a page after its first paint", async () => {
  const phone = await withoutAnswerOfLine(await shop.phone());
  const scripts: string[] = [];
  phone.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await phone.clock.install({ time: 0 });
  await phone.clock.pauseAt(1000);
  await phone.goto("/bot-order/");
  await phone.getByRole("heading", { name: /手作茶杯/ }).waitFor();
  expect(scripts).toEqual([]);
  await phone.clock.runFor(50);
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await phone.context().close();
});

it("requests nothing that the page already contains", async () => {
  const phone = await withoutAnswerOfLine(await shop.phone());
  const asked: string[] = [];
  phone.on("request", (request) => {
    if (/graphql|config\.json/.test(request.url())) asked.push(request.postData() ?? request.url());
  });
  await phone.goto("/product-show");
  await putIntoCart(phone, "手作茶杯");
  expect(asked.filter((what) => what.includes("states") || what.includes("config.json"))).toEqual([]);
  await phone.context().close();
});

it("scrolls, opens a product, and filters while LINE's SDK is held back", async () => {
  const phone = await withoutAnswerOfLine(await shop.phone());
  let held = 0;
  await phone.route("**/lineLiff-*.js", () => {
    held += 1;
  });
  await phone.goto("/bot-order/");
  await card(phone, "高山烏龍").getByRole("link").click();
  const detail = phone.getByRole("dialog", { name: "商品介紹" });
  await detail.getByRole("heading", { name: "高山烏龍" }).waitFor();
  await phone.keyboard.press("Escape");
  await detail.waitFor({ state: "detached" });
  await phone.getByRole("tab", { name: "茶器" }).click();
  await card(phone, "高山烏龍").waitFor({ state: "detached" });
  await phone.mouse.wheel(0, 200);
  expect(held).toBe(1);
  expect((await loadedScripts(phone)).filter(({ file }) => /lineLiff/.test(file))).toEqual([]);
  await phone.context().close();
});

describe("the choice of the two ways to book, which has its own chunk", () => {
  const tile = (phone: Page) => phone.getByRole("link", { name: /Any stylist/ });

  it("is shown before any script is loaded and is hydrated without changes", async () => {
    const phone = await withoutAnswerOfLine(await shop.phone());
    await speak(phone.context(), "en");
    const faults: string[] = [];
    phone.on("pageerror", (error) => faults.push(error.message));
    const release = await withoutScripts(phone);
    await phone.goto("/appointment-customer", { waitUntil: "commit" });
    await tile(phone).waitFor();
    // Its own style sheet is loaded too, because a tile is as wide as the page.
    const { width = 0 } = (await tile(phone).boundingBox()) ?? {};
    expect(width).toBeGreaterThan(300);
    await tile(phone).evaluate((element) => element.setAttribute("data-drawn", "by the server"));
    const ready = phone.evaluate(
      () => new Promise<void>((resolve) => document.addEventListener("machiya:ready", () => resolve())),
    );
    release();
    await ready;
    expect(await tile(phone).getAttribute("data-drawn")).toBe("by the server");
    expect(faults).toEqual([]);
    await tile(phone).click();
    await phone.getByRole("heading", { name: "Any stylist" }).waitFor();
    await phone.context().close();
  });

  it("replays a tap from before the scripts were loaded", async () => {
    const phone = await withoutAnswerOfLine(await shop.phone());
    await speak(phone.context(), "en");
    const release = await withoutScripts(phone);
    await phone.goto("/appointment-customer", { waitUntil: "commit" });
    await tile(phone).click({ noWaitAfter: true });
    release();
    await phone.getByRole("heading", { name: "Any stylist" }).waitFor();
    await phone.context().close();
  });

  it("shows an error when its chunk fails to load", async () => {
    const phone = await withoutAnswerOfLine(await shop.phone());
    await speak(phone.context(), "en");
    await phone.route("**/BookingPage-*.js", (route) => route.abort());
    await phone.goto("/appointment-customer");
    await phone.getByRole("button", { name: /again/i }).waitFor();
    await tile(phone).waitFor({ state: "detached" });
    await phone.context().close();
  });
});

it("the pages run without script errors and hydration mismatches", () => {
  expect(shop.faults.filter((fault) => !/Refusal: UNREACHABLE|ERR_FAILED/.test(fault))).toEqual([]);
});
