import { connectPrisma } from "@machiya/prisma/client";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productWithVariants } from "../../schema/src/testing/fixtures.ts";
import { type Console, openConsole } from "./console.ts";

let shop: Console;
/** The panel of a product with variants. */
let variants: string;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default", scrollbars: true });
  await shop.page.setViewportSize({ width: 1280, height: 800 });
  const prisma = connectPrisma(shop.databaseUrl);
  const { parent } = await productWithVariants(prisma);
  variants = `/product?variants=${parent.id}`;
  await prisma.$disconnect();
});
afterAll(() => shop?.close());

/**
 * The brightest color of the last column under a backdrop of 40 %: the light page's background is 250 of 255 and
 * 150 under it; that of the dark page is 31, and the thumb of a dark scrollbar is below 110.
 */
const DIMMED = { light: 160, dark: 110 };

/** Returns the brightest value of the window's last pixel column, where the gutter of a scrollbar is. */
async function brightestAtRightEdge(): Promise<number> {
  const strip = await shop.page.screenshot({ clip: { x: 1279, y: 0, width: 1, height: 800 } });
  const { channels } = await sharp(strip).removeAlpha().stats();
  return Math.max(...channels.map(({ max }) => max));
}

const OPENED = [
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

describe.each(["light", "dark"] as const)("a panel beside a scrollbar in the %s theme", (colorScheme) => {
  it.each(OPENED)("scrolls nothing sideways and leaves no white strip: %s", async (address) => {
    await shop.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNoStrip(address, DIMMED[colorScheme]);
  });

  it("scrolls nothing sideways and leaves no white strip: the variants of a product", async () => {
    await shop.page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNoStrip(variants, DIMMED[colorScheme]);
  });
});

async function expectNoStrip(address: string, dimmed: number): Promise<void> {
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
  // There is no gutter when the page could not be scrolled yet as the panel opened.
  const { right } = await dialog.evaluate((root) => root.getBoundingClientRect());
  if (right < 1280) expect(await brightestAtRightEdge()).toBeLessThan(dimmed);
}

it("the page behind a panel is not scrolled, even if it becomes longer than the window afterwards", async () => {
  const { page } = shop;
  const scrollbarWidth = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 1280, height: 6000 });
  await page.goto(`${shop.origin}/employer?staff=2`);
  await page.getByRole("dialog").waitFor();
  await page.locator("main").getByText("蘇以安").first().waitFor();
  expect(await scrollbarWidth()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 300 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(300);
  expect(await scrollbarWidth()).toBe(0);
  await page.getByRole("dialog").getByRole("button", { name: "關閉" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await scrollbarWidth()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 800 });
});
