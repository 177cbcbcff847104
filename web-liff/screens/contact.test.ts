import type { PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Locator } from "../../testing/screens/locator.ts";
import type { Page } from "../../testing/screens/page.ts";
import { openShop, putIntoCart, type Shop } from "./shop.ts";

let shop: Shop;
let page: Page;
let customerId: number;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({
    data: {
      id: 1,
      name: "町家",
      phone: "02-2555-1234",
      lineAccount: "@machiya",
      mapUrl: "https://maps.example/machiya",
      maxOpenOrders: 1,
    },
  });
  await prisma.product.create({ data: { name: "茶杯", price: 300, stock: 99 } });
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
  customerId = await shop.signIn("林小茶");
});
afterAll(() => shop?.close());

async function contacts(within: Locator): Promise<(string | null)[]> {
  await within.getByRole("link", { name: "撥打 02-2555-1234" }).waitFor();
  const links = ["撥打 02-2555-1234", "用 LINE 聯絡店家", "地圖與路線"];
  return Promise.all(links.map((name) => within.getByRole("link", { name }).getAttribute("href")));
}

const REACHED = ["tel:0225551234", "https://line.me/R/ti/p/%40machiya", "https://maps.example/machiya"];

async function review(): Promise<Locator> {
  await page.goto("/product-show");
  await putIntoCart(page, "茶杯");
  await page.goto("/product-show?view=order");
  const form = page.getByRole("dialog", { name: "結帳" });
  await form.getByRole("tab", { name: "到店取貨" }).click();
  await form.getByRole("textbox", { name: "訂購人電話" }).fill("0912-345-678");
  await form.getByRole("radio", { name: "到店付款" }).check();
  await form.getByRole("button", { name: "確認訂單", exact: true }).click();
  return page.getByRole("dialog", { name: "確認訂單" });
}

it("the store page tells how to reach the shop", async () => {
  await page.goto("/bot-order/store");
  expect(await contacts(page)).toEqual(REACHED);
  expect(await page.getByRole("link", { name: "查看店家資訊" }).count()).toBe(0);
});

it("so does the placed order; the prompt to add the shop as a friend is directly below its number", async () => {
  const question = await review();
  await question.getByRole("button", { name: "送出訂單" }).click();
  const placed = page.getByRole("dialog", { name: "訂單已成立" });
  expect(await contacts(placed)).toEqual(REACHED);
  await page.getByRole("region", { name: "加入好友" }).waitFor();
  const parts = [
    placed.getByText("訂單編號"),
    placed.getByRole("region", { name: "加入好友" }),
    placed.getByText("小計"),
    placed.getByRole("region", { name: "需要協助嗎？" }),
  ];
  const [number, friend, sums, help] = await Promise.all(parts.map((one) => one.element()));
  for (const [first, second] of [
    [number, friend],
    [friend, sums],
    [sums, help],
  ])
    expect(first?.compareDocumentPosition(second as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("so does a refused order, which also leads to the customer's orders when too many are unpaid", async () => {
  const question = await review();
  await question.getByRole("button", { name: "送出訂單" }).click();
  await question.getByRole("alert").waitFor();
  expect(await contacts(question)).toEqual(REACHED);
  await question.getByRole("button", { name: "我的訂單" }).click();
  await page.getByRole("heading", { level: 1, name: "我的訂單" }).waitFor();
});

it("a blocked customer sees it instead of the order form, and keeps the cart", async () => {
  await shop.prisma.customerBlock.createMany({ data: { customerId, note: "" }, skipDuplicates: true });
  await page.goto("/product-show?view=order");
  const form = page.getByRole("dialog", { name: "結帳" });
  await form.getByRole("heading", { name: "目前無法訂購" }).waitFor();
  expect(await form.getByRole("textbox").count()).toBe(0);
  expect(await contacts(form)).toEqual(REACHED);
  await form.getByRole("button", { name: "返回" }).click();
  await page.getByRole("button", { name: "查看購物車 1 件" }).waitFor();
});
