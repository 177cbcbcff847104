import { LANGUAGE_COOKIE } from "@machiya/schema/domain/language";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

const NAME = "預購茶盤";
const DAY_TEXT = "2031/05/03";

let shop: Console;
let productId: string;

beforeAll(async () => {
  shop = await openConsole();
  const { data, code } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    {
      input: {
        products: [
          {
            details: { name: NAME, price: "500", stock: "3", preOrderCap: "5", preOrderDay: "2031-05-03" },
          },
        ],
      },
    },
  );
  expect(code).toBeNull();
  productId = data?.createProducts[0]?.id ?? "";
});
afterAll(() => shop?.close());

const picker = () => shop.page.getByRole("dialog", { name: "選擇商品" });
const quantity = () => shop.page.getByRole("textbox", { name: `「${NAME}」的數量` });
const create = () => shop.page.getByRole("button", { name: "建立訂單" });
const dialog = () => shop.page.getByRole("dialog");

async function choose(): Promise<void> {
  await shop.page.getByRole("button", { name: "選擇商品" }).click();
  await picker().getByRole("textbox", { name: "商品名稱" }).fill(NAME);
  await picker()
    .getByRole("button", { name: `選擇「${NAME}」` })
    .click();
  await picker().getByRole("button", { name: "完成選擇" }).click();
}

async function expectToFit(): Promise<void> {
  const overflow = await shop.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Orders pieces as another user. */
async function order(pieces: string, seenPreOrdered: string): Promise<void> {
  const { code } = await shop.admin.graphql(
    "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { number } }",
    {
      input: { details: { buyerName: "另一人" }, lines: [{ productId, quantity: pieces, seenPreOrdered }] },
    },
  );
  expect(code).toBeNull();
}

it("the form of a new order says what will be pre-ordered, up to the cap", async () => {
  await shop.page.goto(`${shop.origin}/product-order/add`);
  await shop.page.getByRole("button", { name: "下一步" }).click();
  await choose();
  await shop.page.getByText(`可預購 5 件，預計 ${DAY_TEXT} 到貨`).waitFor();
  await quantity().fill("9");
  await shop.page.getByText("請輸入大於 0、不超過 8（含預購）的數量。").waitFor();
  expect(await create().isDisabled()).toBe(true);
  await quantity().fill("3");
  await expect.poll(() => shop.page.getByText(/庫存 3 件，預購/).count()).toBe(0);
  await quantity().fill("5");
  await shop.page.getByText(`庫存 3 件，預購 2 件，預計 ${DAY_TEXT} 到貨`).waitFor();
  await expectAccessible(shop.page);
  await shop.page.setViewportSize({ width: 390, height: 844 });
  await expectToFit();
  await expectAccessible(shop.page);
  await shop.page.setViewportSize({ width: 1280, height: 800 });
});

it("is refused when more would be pre-ordered than was shown, and shows what would be", async () => {
  await order("1", "0");
  await create().click();
  await shop.page.getByText(`${NAME} 3 件（預計`).first().waitFor();
  await shop.page.getByText(`庫存 2 件，預購 3 件，預計 ${DAY_TEXT} 到貨`).waitFor();
  await expectAccessible(shop.page);
  await create().click();
  await shop.page.waitForURL(/order=\d+&step=3/);
  await shop.page.getByText(`預購 3 件，預計 ${DAY_TEXT} 到貨`).first().waitFor();
});

it("the editor pre-orders what is added to a line", async () => {
  const number = new URL(shop.page.url()).searchParams.get("order");
  await shop.page.goto(`${shop.origin}/product-order?edit=${number}&tab=contents`);
  await quantity().fill("8");
  await dialog().getByText("請輸入大於 0、不超過 7（含預購）的數量。").waitFor();
  await quantity().fill("6");
  await dialog().getByText(`庫存 0 件，預購 1 件，預計 ${DAY_TEXT} 到貨`).waitFor();
  await expectAccessible(shop.page);
  await dialog().getByRole("button", { name: /^更新/ }).click();
  await dialog().getByText(`預購 4 件，預計 ${DAY_TEXT} 到貨`).waitFor();
});

it("a product that is sold out can be added to an order while pre-orders are left", async () => {
  const other = await shop.admin.graphql<{ createOrders: { number: number }[] }>(
    "mutation ($input: CreateOrdersInput!) { createOrders(input: $input) { number } }",
    { input: { orders: [{ buyerName: "王太太" }] } },
  );
  const number = other.data?.createOrders[0]?.number;
  await shop.page.goto(`${shop.origin}/product-order?edit=${number}&tab=add`);
  await choose();
  await dialog().getByText(`庫存 0 件，預購 1 件，預計 ${DAY_TEXT} 到貨`).waitFor();
  await dialog().getByRole("button", { name: "加入訂單" }).click();
  await dialog()
    .getByText(/× 1 = .* · 預購 1 件，預計/)
    .waitFor();
  // Nothing is left: the picker no longer offers the product.
  await shop.page.goto(`${shop.origin}/product-order/add`);
  await shop.page.getByRole("button", { name: "下一步" }).click();
  await shop.page.getByRole("button", { name: "選擇商品" }).click();
  await picker().getByRole("textbox", { name: "商品名稱" }).fill(NAME);
  await expect.poll(() => picker().getByRole("listitem").count()).toBe(0);
});

it.each([
  ["en", "0 in stock, 1 pre-ordered, expected"],
  ["jp", "在庫 0、予約 1（入荷予定日："],
  ["th", "มีในสต็อก 0 ชิ้น พรีออเดอร์ 1 ชิ้น คาดว่าสินค้าจะเข้าวันที่"],
])("says so in %s", async (language, text) => {
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
    { input: { id: productId, details: { preOrderCap: "20" } } },
  );
  expect(code).toBeNull();
  const { origin } = shop;
  await shop.page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]);
  const made = await shop.admin.graphql<{ createOrder: { number: number } }>(
    "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { number } }",
    {
      input: {
        details: { buyerName: "王太太" },
        lines: [{ productId, quantity: "1", seenPreOrdered: "1" }],
      },
    },
  );
  await shop.page.goto(`${origin}/product-order?edit=${made.data?.createOrder.number}&tab=contents`);
  await dialog().getByRole("textbox").first().fill("2");
  await dialog().getByText(text).waitFor();
});
