// Needs a browser for: focus order
import { connectPrisma } from "@machiya/prisma/client";
import type { Locator } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, openConsole } from "./console.ts";

/** The place of the focus after the removal of the element that had it. */
let shop: Console;
let prisma: ReturnType<typeof connectPrisma>;

beforeAll(async () => {
  shop = await openConsole();
  prisma = connectPrisma(shop.databaseUrl);
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

/** Waits until an element or an element inside it has the focus. */
async function isFocused(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((node) => node.contains(document.activeElement))).toBe(true);
}

it("stays in the field of a product's images, whichever image is removed", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/product?add=new`);
  const form = page.getByRole("dialog");
  const items = form.getByRole("list", { name: "圖片順序" }).getByRole("listitem");
  const files = await Promise.all(
    ["#b3412a", "#1a264f"].map(async (background, index) => ({
      name: `${index}.png`,
      mimeType: "image/png",
      buffer: await sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  );
  const asked = page.waitForEvent("filechooser");
  await form.getByRole("button", { name: "新增圖片" }).click();
  await (await asked).setFiles(files);
  await expect.poll(() => items.getByRole("textbox").count()).toBe(2);
  const field = form.getByRole("group", { name: "圖片" });
  for (const left of [1, 0]) {
    await form.getByRole("button", { name: "移除第 1 張圖片" }).press("Enter");
    await expect.poll(() => items.count()).toBe(left);
    await isFocused(field);
  }
});

it("stays beside the closures after the deletion of one, and of the last one", async () => {
  const { page } = shop;
  const day = (offset: number) => new Date(Date.now() + (30 + offset) * 86_400_000);
  await prisma.storeClosure.deleteMany();
  await prisma.storeClosure.createMany({
    data: [0, 7].map((offset) => ({ startsAt: day(offset), endsAt: day(offset + 1), note: `${offset}` })),
  });
  await page.goto(`${shop.origin}/settings/closures`);
  const add = page.getByRole("main").getByRole("button", { name: /^新增.*臨時店休/ });
  const rows = page.getByRole("list", { name: "臨時店休" }).getByRole("listitem");
  for (const left of [1, 0]) {
    await expect.poll(() => rows.count()).toBe(left + 1);
    await rows.first().getByRole("button", { name: /^刪除/ }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).press("Enter");
    await expect.poll(() => rows.count()).toBe(left);
    // The part of the screen that holds the closures has the focus, and not the whole screen.
    await isFocused(add.locator("../.."));
  }
});

it("stays in the list of blocks after the removal of one, and of the last one", async () => {
  const { page } = shop;
  const customers = await prisma.customer.findMany({ take: 2, where: { deletedAt: null } });
  await prisma.customerBlock.deleteMany();
  for (const { id } of customers) {
    const { code } = await shop.admin.graphql(
      "mutation ($ids: [ID!]!) { blockCustomers(input: { customerIds: $ids }) { id } }",
      { ids: [btoa(`Customer:${id}`)] },
    );
    expect(code).toBeNull();
  }
  await page.goto(`${shop.origin}/block-list`);
  const actions = page.getByRole("main").getByRole("button", { name: /^解除封鎖 / });
  for (const left of [1, 0]) {
    await expect.poll(() => actions.count()).toBe(left + 1);
    await actions.first().press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "解除封鎖" }).press("Enter");
    await expect.poll(() => actions.count()).toBe(left);
    await isFocused(left === 0 ? page.locator("#main") : page.getByRole("table").locator(".."));
  }
});
