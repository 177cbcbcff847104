// Needs a browser for: hydration, scrolling, touch
import type { PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productWithVariants } from "../../schema/src/testing/fixtures.ts";
import { seriousViolations } from "../../testing/accessibility.ts";
import { openShop, picture, type Shop } from "./shop.ts";

let shop: Shop;
let page: Page;
let paths: { bowl: string; shirt: string };
let hashes: string[];

const COLORS = ["#883322", "#228833", "#333388", "#888822", "#228888"];

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [], timeZone: "Asia/Taipei" } });
  hashes = [];
  for (const color of COLORS) hashes.push(await picture(prisma, color));
  const [imageHash = "", ...further] = hashes;
  const furtherImages = {
    create: further.map((hash, index) => ({
      position: index + 2,
      imageHash: hash,
      altText: index === 0 ? "碗底的落款" : "",
    })),
  };
  const bowl = await prisma.product.create({
    data: { name: "茶碗", price: 600, stock: 3, imageHash, imageAltText: "放在木桌上的茶碗", furtherImages },
  });
  const { parent, variants } = await productWithVariants(prisma, { name: "襯衫", price: 300, imageHash }, 1);
  await prisma.productImage.create({
    data: { productId: parent.id, position: 2, imageHash: hashes[1] ?? "" },
  });
  const own = { ownImage: true, imageHash: hashes[2] ?? "" };
  await prisma.product.update({ where: { id: variants[1]?.id ?? 0 }, data: own });
  const pathOf = ({ id }: { id: number }) =>
    `/product-show?product=${encodeURIComponent(globalId("Product", id))}`;
  paths = { bowl: pathOf(bowl), shirt: pathOf(parent) };
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
});
afterAll(async () => {
  expect(shop?.faults).toEqual([]);
  await shop?.close();
});

const gallery = (of = page) => of.getByRole("region", { name: /圖片$/ });
const images = (of = page) => gallery(of).getByRole("img", { includeHidden: true });
const count = (text: string, of = page) => of.getByRole("dialog").getByText(text, { exact: true }).waitFor();
const file = (index: number) => `/images/${hashes[index]}/detail.webp`;

/** Waits until React has hydrated the page: only its script makes the sheet modal. */
const hydrated = (of: Page) => of.locator("dialog:modal").waitFor();

/** The images that a page requested, by their place in the gallery. */
function requested(of: Page): () => number[] {
  const urls: string[] = [];
  of.on("request", (request) => urls.push(new URL(request.url()).pathname));
  return () => hashes.flatMap((_hash, index) => (urls.includes(file(index)) ? [index] : []));
}

it("is rendered by the server with the first image alone, at its final size", async () => {
  const own = await shop.phone({ javaScriptEnabled: false });
  const loaded = requested(own);
  await own.goto(paths.bowl);
  await count("1 / 5", own);
  await own.waitForLoadState("networkidle");
  expect(loaded()).toEqual([0]);
  expect(
    await images(own).evaluateAll((all) => all.map((one) => one.getAttribute("alt") ?? one.ariaLabel)),
  ).toEqual(["放在木桌上的茶碗", "碗底的落款", "茶碗，圖片 3", "茶碗，圖片 4", "茶碗，圖片 5"]);
  const boxes = await images(own).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(boxes).size).toBe(1);
  expect(await own.locator("meta[property='og:image']").getAttribute("content")).toContain(
    `/images/${hashes[0]}/card.jpg`,
  );
  await own.context().close();
});

it("is swiped by touch, one image at a time", async () => {
  const loaded = requested(page);
  await page.goto(paths.bowl);
  await count("1 / 5");
  await page.waitForLoadState("networkidle");
  // The next one is loaded when the page is idle.
  await expect.poll(loaded).toEqual([0, 1]);
  expect(await seriousViolations(page)).toEqual([]);
  const box = await gallery().boundingBox();
  if (box === null) throw new Error("The gallery is not visible.");
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part = 0) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: box.x + box.width * part, y: box.y + 100 }],
    });
  await touch("touchStart", 0.9);
  for (const part of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch("touchMove", part);
  await touch("touchEnd");
  await count("2 / 5");
  await expect.poll(loaded).toEqual([0, 1, 2]);
  // It rests on an image.
  await expect
    .poll(() => gallery().evaluate((element) => element.scrollLeft - element.clientWidth))
    .toBeLessThanOrEqual(1);
});

it("moves by as many images as keys were pressed, however fast", async () => {
  const desk = await shop.phone({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });
  await desk.goto(paths.bowl);
  await hydrated(desk);
  await gallery(desk).evaluate((element) => {
    for (let press = 0; press < 3; press += 1)
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  });
  await count("4 / 5", desk);
  await desk.context().close();
});

it("is moved by keyboard and by arrows", async () => {
  const desk = await shop.phone({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });
  await desk.goto(paths.bowl);
  await count("1 / 5", desk);
  await hydrated(desk);
  await gallery(desk).focus();
  await desk.keyboard.press("ArrowRight");
  await count("2 / 5", desk);
  await desk.keyboard.press("ArrowRight");
  await count("3 / 5", desk);
  await desk.keyboard.press("ArrowLeft");
  await count("2 / 5", desk);
  await desk.getByRole("button", { name: "上一張圖片" }).click();
  await count("1 / 5", desk);
  expect(await desk.getByRole("button", { name: "上一張圖片" }).isDisabled()).toBe(true);
  for (const place of [2, 3, 4, 5]) {
    await desk.getByRole("button", { name: "下一張圖片" }).click();
    await count(`${place} / 5`, desk);
  }
  const next = desk.getByRole("button", { name: "下一張圖片" });
  expect([await next.isDisabled(), await next.evaluate((one) => one === document.activeElement)]).toEqual([
    true,
    true,
  ]);
  expect(await seriousViolations(desk)).toEqual([]);
  await desk.context().close();
});

it("follows a swipe from before the page was hydrated", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(paths.shirt, { waitUntil: "commit" });
  await gallery().evaluate((element) => element.scrollTo({ left: element.clientWidth }));
  release();
  await count("2 / 2");
  await page.unroute("**/*.js");
});

it("keeps the focus from before the page was hydrated", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(paths.bowl, { waitUntil: "commit" });
  await gallery().focus();
  release();
  await hydrated(page);
  expect(await gallery().evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await count("2 / 5");
  await page.unroute("**/*.js");
});

it("begins with the chosen variant's own image", async () => {
  await page.goto(paths.shirt);
  await count("1 / 2");
  await hydrated(page);
  await gallery().evaluate((element) => element.scrollTo({ left: element.clientWidth }));
  await count("2 / 2");
  await page.getByRole("radio", { name: "Blue" }).check();
  await page.getByRole("radio", { name: "M", exact: true }).check();
  await count("1 / 3");
  expect(await images().first().getAttribute("alt")).toBe("襯衫 – Blue / M");
  expect(await images().first().getAttribute("src")).toBe(file(2));
  await page.getByRole("radio", { name: "Red" }).check();
  await count("1 / 2");
  expect(await images().first().getAttribute("src")).toBe(file(0));
});
