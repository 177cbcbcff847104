import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { smallTouchTargets } from "../../testing/touchTargets.ts";
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
afterAll(() => shop?.close());

async function expectLargeTargets(where: string): Promise<void> {
  await expect
    .poll(() => smallTouchTargets(phone, EXCEPTIONS), { timeout: 60_000, message: where })
    .toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

it("has only targets for a finger on every page", async () => {
  for (const [name, { path }] of Object.entries(customerPages(shop.shown))) {
    await phone.goto(path);
    await phone.getByRole("heading").first().waitFor();
    await phone.waitForFunction(
      () => document.querySelector("[aria-busy=true], [class*=skeleton i]") === null,
    );
    await expectLargeTargets(name);
  }
});

it("has only targets for a finger in the cart and the checkout", async () => {
  const { name } = shop.shown.product;
  await phone.goto("/bot-order/");
  await putIntoCart(phone, name);
  await expectLargeTargets("product in the cart");
  await phone.getByRole("button", { name: /^查看購物車/ }).tap();
  await phone.getByRole("dialog").waitFor();
  await expectLargeTargets("cart");
  await phone.getByRole("button", { name: "前往結帳" }).tap();
  await phone.getByRole("dialog", { name: "結帳" }).waitFor();
  await expectLargeTargets("checkout");
});
