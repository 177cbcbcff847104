// Needs a browser for: layout, touch, visibility by CSS
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { smallTouchTargets, zoomedFields } from "../../testing/touchTargets.ts";
import { customerPages, openDemoShop } from "./customerPages.ts";
import { putIntoCart } from "./shop.ts";

/** Elements whose size is a duration, a line in a day, or a part of a card. */
const EXCEPTIONS = [
  // Own appointments in the calendar's cells and columns; the list below the calendar has them as cards.
  "[class*=_own_]",
  // Wider ones would cover the price on a card; they are 44 pixels high, and the cart has full-size ones.
  "article [class*=_less_], article [class*=_number_]",
];

let shop: Awaited<ReturnType<typeof openDemoShop>>;
let phone: Page;

beforeAll(async () => {
  shop = await openDemoShop({});
  phone = await shop.phone();
  const [name = "", value = ""] = shop.shown.customer.cookie.split("=", 2);
  await phone.context().addCookies([{ name, value, url: shop.server.origin }]);
});
afterAll(async () => {
  await shop?.close();
  expect(shop?.faults).toEqual([]);
});

/** Checks the width of the page, the targets of a finger, and what axe-core finds. */
async function expectUsable(page: Page): Promise<void> {
  await expect.poll(() => smallTouchTargets(page, EXCEPTIONS), { timeout: 60_000 }).toEqual([]);
  expect(await zoomedFields(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousViolations(page)).toEqual([]);
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading").first().waitFor();
  await page.waitForFunction(() => document.querySelector("[aria-busy=true], [class*=skeleton i]") === null);
}

/** The pages that `customerPages` describes; their paths contain records of the demo. */
const NAMES = [
  "storefront",
  "product list",
  "product",
  "share page",
  "store",
  "booking",
  "general booking",
  "named booking",
  "bookings",
  "orders",
  "order",
];

it("visits every customer page", () => {
  expect(Object.keys(customerPages(shop.shown))).toEqual(NAMES);
});

it.each(NAMES)("one visit to the %s", async (name) => {
  await show(phone, customerPages(shop.shown)[name]?.path ?? "");
  await expectUsable(phone);
});

it("the visit of a stranger to the orders, which offer to sign in", async () => {
  const stranger = await shop.phone();
  await show(stranger, "/bot-order/orders");
  await expectUsable(stranger);
  await stranger.context().close();
});

it("the cart and the checkout", async () => {
  const { name } = shop.shown.product;
  await phone.goto("/bot-order/");
  await putIntoCart(phone, name);
  await expectUsable(phone);
  await phone.getByRole("button", { name: /^查看購物車/ }).tap();
  await phone.getByRole("dialog").waitFor();
  await expectUsable(phone);
  await phone.getByRole("button", { name: "前往結帳" }).tap();
  await phone.getByRole("dialog", { name: "結帳" }).waitFor();
  await expectUsable(phone);
});
