import { connectPrisma } from "@machiya/prisma/client";
import type { Language } from "@machiya/schema/domain/language";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../schema/src/ids.ts";
import { Client } from "../../testing/servers/client.ts";
import { type ConsoleShop, chooseRowAction, hasText, LOGIN_KEY, openConsole } from "./console.ts";

const PRODUCT = "預購漆盤";
const DAY_TEXT = "2031/03/01";

let shop: ConsoleShop;
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
  await shop.openScreen(`/product/${productId}`);
  await form().getByLabel("預購上限").waitFor();
}

async function save(): Promise<void> {
  await form().getByRole("button", { name: "儲存" }).click();
  await hasText(shop.page, "修改成功");
}

async function list(): Promise<void> {
  await shop.openScreen(`/product?name=${encodeURIComponent(PRODUCT)}`);
}

/** Orders as a customer who saw the pre-order. */
async function order(quantity: string): Promise<number> {
  const client = await new Client(shop.origin).logInCustomer(77, LOGIN_KEY);
  const line = { productId: globalId("Product", productId), quantity, seenPrice: "500" };
  const { data, code } = await client.graphql<{ placeOrder: { number: number } }>(
    "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }",
    {
      input: {
        buyerPhone: "0912345678",
        paymentMethod: "PAY_AT_STORE",
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
  await save();
  await list();
  await row().getByText("預購", { exact: true }).waitFor();
});

it("the list finds the products with pre-orders", async () => {
  await shop.openScreen("/product");
  await shop.page.getByLabel("庫存", { exact: true }).selectOption({ label: "預購" });
  await shop.page.waitForURL(/stock=PRE_ORDER/);
  await row().waitFor();
  await expect.poll(() => table().getByRole("row").count()).toBe(2);
});

it("an order shows how much of it waits, in its panel, in the editor, and in print", async () => {
  orderNumber = await order("3");
  await shop.openScreen(`/product-order?order=${orderNumber}`);
  await dialog().getByText(`預購 3 件，預計 ${DAY_TEXT} 到貨`).waitFor();
  await shop.openScreen(`/product-order?edit=${orderNumber}&tab=contents`);
  await dialog().getByText(`預購 3 件，預計 ${DAY_TEXT} 到貨`).waitFor();
  for (const sheet of ["pick", "slip"]) {
    await shop.openScreen(`/product-order?print=${sheet}&orders=${orderNumber}`);
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
  await shop.openScreen(`/product-order?order=${orderNumber}`);
  await dialog().getByText(PRODUCT).first().waitFor();
  expect(await dialog().getByText("預購 3 件").count()).toBe(0);
});

it("the history names both fields", async () => {
  await list();
  await chooseRowAction(shop.page, row(), `「${PRODUCT}」的變更紀錄`);
  await dialog().getByText("預購上限").first().waitFor();
  await dialog().getByText(DAY_TEXT).first().waitFor();
});

it("each variant has its own cap and day", async () => {
  await list();
  await chooseRowAction(shop.page, row(), /的規格$/);
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
  await chooseRowAction(shop.page, row(), /的規格$/);
  expect(await cell("預購上限", "S").inputValue()).toBe("2");
});

describe("orders of staff", () => {
  const NAME = "預購茶盤";
  const STAFF_DAY = "2031/05/03";

  let productId: string;

  beforeAll(async () => {
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

  const picker = () => shop.page.getByRole("dialog", { name: "選擇商品" });
  const quantity = () => shop.page.getByRole("textbox", { name: `「${NAME}」的數量` });
  const create = () => shop.page.getByRole("button", { name: "建立訂單" });

  async function choose(): Promise<void> {
    await shop.page.getByRole("button", { name: "選擇商品" }).click();
    await picker().getByRole("textbox", { name: "商品名稱" }).fill(NAME);
    await picker()
      .getByRole("button", { name: `選擇「${NAME}」` })
      .click();
    await picker().getByRole("button", { name: "完成選擇" }).click();
  }

  /** Orders pieces as another user. */
  async function orderElsewhere(pieces: string, seenPreOrdered: string): Promise<void> {
    const { code } = await shop.admin.graphql(
      "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { number } }",
      {
        input: { details: { buyerName: "另一人" }, lines: [{ productId, quantity: pieces, seenPreOrdered }] },
      },
    );
    expect(code).toBeNull();
  }

  it("the form of a new order says what will be pre-ordered, up to the cap", async () => {
    await shop.openScreen("/product-order/add");
    await shop.page.getByRole("button", { name: "下一步" }).click();
    await choose();
    await shop.page.getByText(`可預購 5 件，預計 ${STAFF_DAY} 到貨`).waitFor();
    await quantity().fill("9");
    await shop.page.getByText("請輸入大於 0、不超過 8（含預購）的數量。").waitFor();
    expect(await create().isDisabled()).toBe(true);
    await quantity().fill("3");
    await expect.poll(() => shop.page.getByText(/庫存 3 件，預購/).count()).toBe(0);
    await quantity().fill("5");
    await shop.page.getByText(`庫存 3 件，預購 2 件，預計 ${STAFF_DAY} 到貨`).waitFor();
  });

  it("is refused when more would be pre-ordered than was shown, and shows what would be", async () => {
    await orderElsewhere("1", "0");
    await create().click();
    await shop.page.getByText(`${NAME} 3 件（預計`).first().waitFor();
    await shop.page.getByText(`庫存 2 件，預購 3 件，預計 ${STAFF_DAY} 到貨`).waitFor();
    await create().click();
    await shop.page.waitForURL(/order=\d+&step=3/);
    await shop.page.getByText(`預購 3 件，預計 ${STAFF_DAY} 到貨`).first().waitFor();
  });

  it("the editor pre-orders what is added to a line", async () => {
    const number = new URL(shop.page.url()).searchParams.get("order");
    await shop.openScreen(`/product-order?edit=${number}&tab=contents`);
    await quantity().fill("8");
    await dialog().getByText("請輸入大於 0、不超過 7（含預購）的數量。").waitFor();
    await quantity().fill("6");
    await dialog().getByText(`庫存 0 件，預購 1 件，預計 ${STAFF_DAY} 到貨`).waitFor();
    await dialog().getByRole("button", { name: /^更新/ }).click();
    await dialog().getByText(`預購 4 件，預計 ${STAFF_DAY} 到貨`).waitFor();
  });

  it("a product that is sold out can be added to an order while pre-orders are left", async () => {
    const other = await shop.admin.graphql<{ createOrders: { number: number }[] }>(
      "mutation ($input: CreateOrdersInput!) { createOrders(input: $input) { number } }",
      { input: { orders: [{ buyerName: "王太太" }] } },
    );
    const number = other.data?.createOrders[0]?.number;
    await shop.openScreen(`/product-order?edit=${number}&tab=add`);
    await choose();
    await dialog().getByText(`庫存 0 件，預購 1 件，預計 ${STAFF_DAY} 到貨`).waitFor();
    await dialog().getByRole("button", { name: "加入訂單" }).click();
    await dialog()
      .getByText(/× 1 = .* · 預購 1 件，預計/)
      .waitFor();
    // Nothing is left: the picker no longer offers the product.
    await shop.openScreen("/product-order/add");
    await shop.page.getByRole("button", { name: "下一步" }).click();
    await shop.page.getByRole("button", { name: "選擇商品" }).click();
    await picker().getByRole("textbox", { name: "商品名稱" }).fill(NAME);
    await expect.poll(() => picker().getByRole("listitem").count()).toBe(0);
  });

  it.each<[Language, string]>([
    ["en", "0 in stock, 1 pre-ordered, expected"],
    ["jp", "在庫 0、予約 1（入荷予定日："],
    ["th", "มีในสต็อก 0 ชิ้น พรีออเดอร์ 1 ชิ้น คาดว่าสินค้าจะเข้าวันที่"],
  ])("says so in %s", async (language, text) => {
    const { code } = await shop.admin.graphql(
      "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
      { input: { id: productId, details: { preOrderCap: "20" } } },
    );
    expect(code).toBeNull();
    const made = await shop.admin.graphql<{ createOrder: { number: number } }>(
      "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { number } }",
      {
        input: {
          details: { buyerName: "王太太" },
          lines: [{ productId, quantity: "1", seenPreOrdered: "1" }],
        },
      },
    );
    await shop.openScreen(`/product-order?edit=${made.data?.createOrder.number}&tab=contents`, { language });
    await dialog().getByRole("textbox").first().fill("2");
    await dialog().getByText(text).waitFor();
  });
});
