import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default", scrollbars: true });
  await shop.page.setViewportSize({ width: 1280, height: 800 });
});
afterAll(() => shop?.close());

const OPENED = [
  "/product?edit=1",
  "/product?discounts=1",
  "/product?add=new",
  "/product?import=new",
  "/product-order?order=1",
  "/product-order?edit=1",
  "/product-order?edit=1&tab=add",
  "/line-user?edit=1",
  "/add-sub-list?add=new",
  "/store-info?edit=1",
  "/employer?staff=2",
  "/employer?staff=2&tab=shift",
  "/employer?add=new",
  "/appointment?add=new",
  "/appointment?appointment=1",
  "/service?add=new",
  "/shift?add=new",
  "/webhooks?add=new",
];

it.each(OPENED)("scrolls nothing sideways and leaves no white strip: %s", async (address) => {
  const { page } = shop;
  await page.goto(shop.origin + address);
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await page.locator(".fui-Spinner").first().waitFor({ state: "detached" });
  const wide = await dialog.evaluate((root) =>
    [root, ...root.querySelectorAll("*")]
      .filter(
        (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth,
      )
      .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} in ${clientWidth}`),
  );
  expect(wide).toEqual([]);
  const strip = await page.evaluate(() => {
    const { backgroundColor, backgroundImage } = getComputedStyle(document.documentElement);
    return { isPainted: backgroundColor !== "rgba(0, 0, 0, 0)", isDark: backgroundImage !== "none" };
  });
  expect(strip).toEqual({ isPainted: true, isDark: true });
});
