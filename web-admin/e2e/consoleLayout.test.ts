// Needs a browser for: layout
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

/** Chooses the language of the next pages. */
const choose = (language: string) =>
  shop.page.context().addCookies([{ name: "language", value: language, url: shop.origin }]);

/** Returns for each figure of a customer its number of lines and its place from the top. */
async function placesOfFigures(page: Page): Promise<{ lines: number; top: number }[]> {
  const values = page.locator("main dl > div > dd:first-of-type");
  await values.nth(6).waitFor();
  return values.evaluateAll((all) =>
    all.map((one) => {
      const { height, top } = one.getBoundingClientRect();
      return { lines: Math.round(height / Number.parseFloat(getComputedStyle(one).lineHeight)), top };
    }),
  );
}

it("shows all figures of a customer beside each other, each on one line", async () => {
  const { page } = shop;
  const { data } = await shop.admin.graphql<{ customers: { edges: { node: { id: string } }[] } }>(
    '{ customers(filter: { name: "Grace Lim" }, first: 1) { edges { node { id } } } }',
  );
  const number = atob(data?.customers.edges[0]?.node.id ?? "").split(":")[1];
  // The first width is that of a window of 1280 px beside a scrollbar.
  for (const [width, language] of [
    [1265, "cn"],
    [1265, "en"],
    [1280, "cn"],
    [1600, "cn"],
    [1920, "cn"],
  ] as const) {
    await choose(language);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.origin}/line-user/customer?customer=${number}`);
    const places = await placesOfFigures(page);
    const [first] = places;
    expect({ width, language, places }).toEqual({
      width,
      language,
      places: places.map(() => ({ lines: 1, top: first?.top })),
    });
  }
});

it("has room for the names of the weekdays in every language", async () => {
  const { page } = shop;
  for (const language of ["cn", "en", "jp", "th"]) {
    await choose(language);
    await page.goto(`${shop.origin}/settings/salon`);
    await page.locator('input[value="20:00"]').last().waitFor();
    const names = page.getByRole("main").locator("form div > span:first-child");
    const cut = await names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
    expect({ language, cut }).toEqual({ language, cut: [] });
  }
  await choose("cn");
});

it("shows every screen of the side bar without scrolling, and as icons in 56 px", async () => {
  const { page } = shop;
  await page.goto(shop.origin);
  const bar = page.getByRole("navigation", { name: "主選單" });
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await bar.getByRole("link", { name: "失敗的工作" }).waitFor();
    // Its style sheet may be loaded after its links.
    await expect.poll(() => bar.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  }
  await page.getByRole("button", { name: "關閉選單" }).click();
  await bar.getByText("商品目錄").waitFor({ state: "detached" });
  expect((await bar.boundingBox())?.width).toBe(56);
});

it("keeps the buttons of both steps of a new order in sight on a phone", async () => {
  const small = await shop.open({ width: 390 });
  await small.goto(`${shop.origin}/product-order/add`);
  const next = small.getByRole("button", { name: "下一步" });
  await next.waitFor();
  const box = await next.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(small.viewportSize()?.height ?? 0);
  const cancel = await small.getByRole("button", { name: "取消" }).boundingBox();
  expect(box?.y ?? 0).toBeLessThan(cancel?.y ?? 0);
  await small.close();
});
