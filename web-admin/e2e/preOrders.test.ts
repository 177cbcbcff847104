import { connectPrisma } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { globalId } from "../../schema/src/ids.ts";
import { Client } from "../../testing/servers/client.ts";
import {
  type Console,
  chooseRowAction,
  expectAccessible,
  hasText,
  LOGIN_KEY,
  openConsole,
} from "./console.ts";

const PRODUCT = "預購漆盤";
const DAY_TEXT = "2031/03/01";

let shop: Console;
let productId: number;
let orderNumber: number;

beforeAll(async () => {
  shop = await openConsole();
  const { data, code } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($products: [NewProductInput!]!) { createProducts(input: { products: $products }) { id } }",
    { products: [{ details: { name: PRODUCT, price: "500", stock: "0" } }] },
  );
  expect(code).toBeNull();
  productId = Number(atob(data?.createProducts[0]?.id ?? "").split(":")[1]);
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "商品列表" });
const row = () => table().getByRole("row").filter({ hasText: PRODUCT });
const dialog = () => shop.page.getByRole("dialog");
const form = () => shop.page.getByRole("form", { name: "商品" });
const preview = () => shop.page.getByRole("region", { name: "顧客看到的樣子" });

async function edit(): Promise<void> {
  await shop.page.goto(`${shop.origin}/product/${productId}`);
  await form().getByLabel("預購上限").waitFor();
}

async function save(): Promise<void> {
  await form().getByRole("button", { name: "儲存" }).click();
  await hasText(shop.page, "修改成功");
}

async function list(): Promise<void> {
  await shop.page.goto(`${shop.origin}/product?name=${encodeURIComponent(PRODUCT)}`);
}

/** Orders as a customer who saw the pre-order. */
async function order(quantity: string): Promise<number> {
  const client = await new Client(shop.origin).logInCustomer(77, LOGIN_KEY);
  const line = { productId: globalId("Product", productId), quantity, seenPrice: "500" };
  const { data, code } = await client.graphql<{ placeOrder: { number: number } }>(
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }",
    {
      input: {
        ...{ buyerPhone: "0912345678", paymentMethod: "PAY_AT_STORE" },
        lines: [{ ...line, seenPreOrdered: quantity }],
      },
    },
  );
  expect(code).toBeNull();
  return data?.placeOrder.number ?? 0;
}

it("staff set the cap and the expected day, which need each other", async () => {
  await edit();
  await preview().getByText("已售完", { exact: true }).waitFor();
  await form().getByLabel("預購上限").fill("5");
  await form().getByRole("button", { name: "儲存" }).click();
  await form().getByText("請同時填寫預購上限與預計到貨日，或都留空。").first().waitFor();
  await form().getByRole("textbox", { name: "預計到貨日" }).fill(DAY_TEXT);
  await preview().getByText(`預購，預計 ${DAY_TEXT} 到貨`, { exact: true }).waitFor();
  await expectAccessible(shop.page);
  await save();
  await list();
  await row().getByText("預購", { exact: true }).waitFor();
  await expectAccessible(shop.page);
});

it("the list finds the products with pre-orders", async () => {
  await shop.page.goto(`${shop.origin}/product`);
  await shop.page.getByLabel("庫存", { exact: true }).selectOption({ label: "預購" });
  await shop.page.waitForURL(/stock=PRE_ORDER/);
  await row().waitFor();
  await expect.poll(() => table().getByRole("row").count()).toBe(2);
});

it("an order shows how much of it waits, in its panel, in the editor, and in print", async () => {
  orderNumber = await order("3");
  await shop.page.goto(`${shop.origin}/product-order?order=${orderNumber}`);
  await dialog().getByText(`預購 3 件，預計 ${DAY_TEXT} 到貨`).waitFor();
  await expectAccessible(shop.page);
  await shop.page.goto(`${shop.origin}/product-order?edit=${orderNumber}&tab=contents`);
  await dialog().getByText(`預購 3 件，預計 ${DAY_TEXT} 到貨`).waitFor();
  await expectAccessible(shop.page);
  for (const sheet of ["pick", "slip"]) {
    await shop.page.goto(`${shop.origin}/product-order?print=${sheet}&orders=${orderNumber}`);
    await shop.page.getByText(`預購 3 件，預計 ${DAY_TEXT} 到貨`).first().waitFor();
  }
});

it("the editor tells for how many pieces orders wait, and what arrives goes to them", async () => {
  await edit();
  await form().getByText("目前有 3 件預購等候到貨").waitFor();
  await form().getByLabel(/^庫存/).fill("4");
  await save();
  await list();
  await row().getByText("1", { exact: true }).first().waitFor();
  await shop.page.goto(`${shop.origin}/product-order?order=${orderNumber}`);
  await dialog().getByText(PRODUCT).first().waitFor();
  expect(await dialog().getByText("預購 3 件").count()).toBe(0);
});

it("the history names both fields", async () => {
  await list();
  await chooseRowAction(row(), `「${PRODUCT}」的變更紀錄`);
  await dialog().getByText("預購上限").first().waitFor();
  await dialog().getByText(DAY_TEXT).first().waitFor();
  await expectAccessible(shop.page);
});

it("each variant has its own cap and day", async () => {
  await list();
  await chooseRowAction(row(), /的規格$/);
  const panel = shop.page.getByRole("dialog", { name: /的規格$/ });
  const cell = (column: string, variant: string) =>
    panel.getByLabel(`${variant} 的${column}`, { exact: true });
  await panel.getByRole("button", { name: "新增選項" }).click();
  await panel.getByRole("textbox", { name: "選項名稱" }).last().fill("尺寸");
  const value = panel.getByRole("textbox", { name: "新增「尺寸」的值" });
  await value.fill("S、M");
  await value.press("Enter");
  expect(await cell("預購上限", "S").count()).toBe(0);
  await panel.getByRole("checkbox", { name: "顯示預購欄位" }).check();
  await cell("預購上限", "S").fill("2");
  await panel.getByRole("button", { name: "儲存規格" }).click();
  await panel.getByRole("alert").getByText("請修正標示的欄位").waitFor();
  await cell("預計到貨日", "S").fill(DAY_TEXT);
  await expectAccessible(shop.page);
  await panel.getByRole("button", { name: "儲存規格" }).click();
  await panel.waitFor({ state: "detached" });
  await row().getByText("2 個規格").waitFor();
  const prisma = connectPrisma(shop.databaseUrl);
  const variants = await prisma.product.findMany({ where: { parentId: productId }, orderBy: { id: "asc" } });
  await prisma.$disconnect();
  expect(variants.map(({ preOrderCap, preOrderDay }) => [preOrderCap?.toNumber(), preOrderDay])).toEqual([
    [2, new Date("2031-03-01")],
    [undefined, null],
  ]);
  await chooseRowAction(row(), /的規格$/);
  expect(await cell("預購上限", "S").inputValue()).toBe("2");
  await shop.page.setViewportSize({ width: 390, height: 844 });
  expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(shop.page);
});
