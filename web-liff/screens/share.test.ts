import type { PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Locator } from "../../testing/screens/locator.ts";
import { network } from "../../testing/screens/network.ts";
import type { Page } from "../../testing/screens/page.ts";
import { picture } from "../e2e/shop.ts";
import { openShop, type Shop } from "./shop.ts";

const PUBLIC_URL = "https://shop.example";

let shop: Shop;
let page: Page;
let picker: Locator;
let product: string;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.product.create({ data: { name: "絕版茶罐", price: 900, stock: 0 } });
  const { id } = await prisma.product.create({
    data: {
      name: "高山烏龍",
      price: 120,
      stock: 5,
      topPick: true,
      imageHash: await picture(prisma, "#aa7733"),
    },
  });
  product = btoa(`Product:${id}`);
}

beforeAll(async () => {
  shop = await openShop(fill, { PUBLIC_URL });
  page = await shop.phone();
  picker = page.getByRole("dialog", { name: "選擇好友（示範）" });
});
afterAll(() => shop?.close());

/** Returns a public address of the shop, as friends receive it. */
const shared = (path: string) => `${PUBLIC_URL}${path}?product=${encodeURIComponent(product)}`;

it("opens LINE's friend picker from a product's card, with a quick-buy and a friend-share link", async () => {
  await page.goto("/product-show");
  await page.getByRole("button", { name: "分享：高山烏龍" }).click();
  const card = picker.getByRole("article", { name: /^今日推薦: 高山烏龍 · \$120/ });
  await card.getByText("今日推薦").waitFor();
  expect(await card.getByRole("link", { name: "立即選購" }).getAttribute("href")).toBe(
    shared("/product-show"),
  );
  expect(await card.getByRole("link", { name: "分享給好友" }).getAttribute("href")).toBe(shared("/share"));
});

it("reports success and leaves the list unchanged", async () => {
  await picker.getByRole("button", { name: "傳送給小春" }).click();
  await page.getByRole("status").filter({ hasText: "已分享給好友" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

it("shows nothing when the picker is closed without a choice", async () => {
  await page.getByRole("button", { name: "分享：高山烏龍" }).click();
  await picker.getByRole("button", { name: "關閉" }).click();
  await picker.waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").count()).toBe(0);
});

it("shares from the detail too and returns to it", async () => {
  await page.getByRole("link", { name: "高山烏龍" }).click();
  const detail = page.getByRole("dialog", { name: "商品介紹" });
  await detail.getByRole("button", { name: "分享：高山烏龍" }).click();
  await picker.getByRole("button", { name: "傳送給小春" }).click();
  await picker.waitFor({ state: "detached" });
  await detail.getByRole("heading", { name: "高山烏龍" }).waitFor();
});

it("has a page with one Share button for visitors from a card", async () => {
  await page.goto(`/share?product=${product}`);
  await page.getByRole("heading", { level: 1, name: "分享商品" }).waitFor();
  await page.getByRole("article", { name: "高山烏龍" }).getByText("今日推薦").waitFor();
  const share = page.getByRole("button", { name: "分享給好友" });
  await expect.poll(() => share.count()).toBe(1);
  await share.click();
  await picker.getByRole("button", { name: "關閉" }).click();
  await page.getByText("沒有選擇好友，尚未分享。").waitFor();
  await share.click();
  await picker.getByRole("button", { name: "傳送給小春" }).click();
  await page.getByRole("status").filter({ hasText: "已分享給好友" }).waitFor();
});

it("shares sold-out products from their page, and reports missing ones", async () => {
  const { id } = await shop.prisma.product.findFirstOrThrow({ where: { stock: 0 } });
  await page.goto(`/share?product=${btoa(`Product:${id}`)}`);
  await page.getByText("這項商品目前已售完，好友可以登記到貨通知。").waitFor();
  // Only top picks are recommended.
  expect(await page.getByText("今日推薦").count()).toBe(0);
  await page.getByRole("article", { name: "絕版茶罐" }).getByText("$900").waitFor();
  await page.getByRole("button", { name: "分享給好友" }).click();
  await picker.getByRole("article", { name: /^絕版茶罐 · \$900/ }).waitFor();
  await picker.getByRole("button", { name: "關閉" }).click();
  await page.goto("/share");
  await page.getByRole("heading", { name: "尚未選擇商品" }).waitFor();
  for (const query of ["?product=damaged", `?product=${btoa("Product:999")}`]) {
    await page.goto(`/share${query}`);
    await page.getByRole("heading", { name: "這項商品已下架" }).waitFor();
  }
  await page.getByRole("link", { name: "前往商店" }).click();
  await page.getByRole("article").first().waitFor();
});

it("offers other ways where LINE's picker is not available, with a link that can be copied", async () => {
  const phone = await shop.phone();
  // LIFF is neither configured nor replaced by the demo.
  const end = network.intercept(({ path }) =>
    path === "/config.json" ? Response.json({ publicUrl: PUBLIC_URL }) : null,
  );
  await phone.goto("/product-show");
  await phone.getByRole("button", { name: "分享：高山烏龍" }).click();
  const sheet = phone.getByRole("dialog", { name: "分享商品" });
  expect(await sheet.getByRole("alert").textContent()).toContain("請複製連結，貼到 LINE 聊天室");
  expect(await sheet.getByRole("textbox", { name: "商品連結" }).inputValue()).toBe(shared("/product-show"));
  await sheet.getByRole("button", { name: "複製 商品連結" }).click();
  await sheet.getByRole("button", { name: "已複製" }).waitFor();
  expect(await navigator.clipboard.readText()).toBe(shared("/product-show"));
  end();
});
