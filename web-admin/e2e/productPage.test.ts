import { rowId } from "@machiya/schema/ids";
import pg from "pg";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, hasText, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";

const NAME = "預覽的抹茶";

let shop: Console;
let number: number;
let productId: string;

beforeAll(async () => {
  shop = await openConsole();
  const { data } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: [{ details: { name: NAME, code: "yulan", price: "120", stock: "8" } }] } },
  );
  productId = data?.createProducts[0]?.id ?? "";
  number = rowId("Product", productId) ?? 0;
});
afterAll(() => shop?.close());

const form = (page = shop.page) => page.getByRole("form", { name: "商品" });
const preview = (page = shop.page) => page.getByRole("region", { name: "顧客看到的樣子" });
const save = (page = shop.page) => form(page).getByRole("button", { name: "儲存" });
const question = () => shop.page.getByRole("alertdialog", { name: "尚未儲存" });

async function goTo(page = shop.page, search = ""): Promise<void> {
  await page.goto(`${shop.origin}/product/${number}${search}`);
  await page.getByRole("heading", { level: 1, name: `${NAME} #${number}` }).waitFor();
}

/** Changes the product, as another user would. */
async function elsewhere(details: Record<string, string>): Promise<void> {
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
    { input: { id: productId, details } },
  );
  expect(code).toBeNull();
}

async function storedPrice(): Promise<string | undefined> {
  const { data } = await shop.admin.graphql<{ node: { price: string } }>(
    "query ($id: ID!) { node(id: $id) { ... on Product { price } } }",
    { id: productId },
  );
  return data?.node.price;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(width ?? 0);
}

it("shows the customers' card while the fields change", async () => {
  await goTo();
  await preview().getByRole("heading", { name: NAME }).waitFor();
  await preview().getByText("$120", { exact: true }).waitFor();
  await preview().getByText("庫存 8", { exact: true }).waitFor();
  await expectAccessible(shop.page);
  await form().getByLabel(/^名稱/).fill("新名稱");
  await preview().getByRole("heading", { name: "新名稱" }).waitFor();
  await form().getByLabel(/^價格/).fill("95.5");
  await preview().getByText("$95.5", { exact: true }).waitFor();
  await form().getByLabel(/^價格/).fill("a");
  await preview().getByText("–", { exact: true }).waitFor();
  await form().getByLabel(/^庫存/).fill("0");
  await preview().getByText("已售完", { exact: true }).waitFor();
  expect(await preview().getByText(/^庫存/).count()).toBe(0);
  await form().getByRole("switch", { name: "主打商品" }).click();
  await preview().getByText("精選", { exact: true }).waitFor();
  await form().getByRole("button", { name: "和菓子・點心" }).click();
  await preview().getByText("yulan · 和菓子・點心", { exact: true }).waitFor();
  await form().getByLabel("狀態").selectOption({ label: "暫停販售" });
  await preview().getByRole("status").getByText("暫停販售：顧客看不到這項商品。").waitFor();
  await expectAccessible(shop.page);
  await form().getByRole("button", { name: "取消" }).click();
  await preview().getByRole("heading", { name: NAME }).waitFor();
  await preview().getByRole("status").waitFor({ state: "detached" });
});

it("shows the discounts as the customers' card does: a disabled one is left out", async () => {
  const { data } = await shop.admin.graphql<{ createDiscounts: { id: string }[] }>(
    "mutation ($input: CreateDiscountsInput!) { createDiscounts(input: $input) { id } }",
    {
      input: {
        discounts: [
          { name: "預覽九折", kind: "PER_PRODUCT", audience: "PRODUCT", multiplier: "0.9", state: "ENABLED" },
          { name: "已停用", kind: "PER_PRODUCT", audience: "PRODUCT", multiplier: "0.8", state: "DISABLED" },
        ],
      },
    },
  );
  const setDiscounts = (data?.createDiscounts ?? []).map(({ id }) => ({ discountId: id, minQuantity: "0" }));
  expect(setDiscounts).toHaveLength(2);
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
    { input: { id: productId, setDiscounts } },
  );
  expect(code).toBeNull();
  await goTo(shop.page, "?tab=discounts");
  await preview().getByText("預覽九折", { exact: true }).waitFor();
  expect(await preview().getByText("已停用").count()).toBe(0);
  await shop.page.getByRole("tabpanel", { name: "折扣" }).getByText("已停用").waitFor();
});

it("saves in place, shows the change in both histories, and returns to the list as it was left", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/product?code=yulan`);
  await page.getByRole("button", { name: `編輯「${NAME}」`, exact: true }).click();
  await form().getByLabel(/^庫存/).fill("5");
  await form().getByLabel("說明", { exact: true }).fill("宇治的抹茶");
  await save().click();
  await hasText(page, "修改成功");
  await expect.poll(() => save().isDisabled()).toBe(true);
  expect(new URL(page.url()).pathname).toBe(`/product/${number}`);
  await page.getByRole("tab", { name: "變更紀錄" }).click();
  await page.getByRole("tabpanel", { name: "變更紀錄" }).getByText("宇治的抹茶").waitFor();
  await page.getByRole("tab", { name: "庫存紀錄" }).click();
  await page.getByRole("tabpanel", { name: "庫存紀錄" }).getByText("8 → 5").waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "返回商品列表" }).click();
  await page.getByRole("table", { name: "商品列表" }).waitFor();
  expect(new URL(page.url()).search).toBe("?code=yulan");
});

it("keeps the input when another user saved first, and saves it over theirs only if asked", async () => {
  await goTo();
  await form().getByLabel(/^價格/).fill("99");
  await elsewhere({ price: "130" });
  await save().click();
  const notice = form().getByRole("alert");
  await notice.getByText("其他人已先儲存變更。").waitFor();
  expect(await notice.textContent()).toMatch(/價格.*目前：130.*您的：99/);
  expect(await storedPrice()).toBe("130");
  await preview().getByText("$99", { exact: true }).waitFor();
  await notice.getByRole("button", { name: "保留我的內容" }).click();
  await hasText(shop.page, "修改成功");
  await expect.poll(storedPrice).toBe("99");
});

it("keeps the input while the variants are edited over the page, and asks before it is lost", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/product?code=yulan`);
  await page.getByRole("button", { name: `編輯「${NAME}」`, exact: true }).click();
  await form().getByLabel("說明", { exact: true }).fill("尚未存檔");
  await page.getByRole("button", { name: "編輯規格" }).click();
  const panel = page.getByRole("dialog", { name: `${NAME} 的規格` });
  await panel.waitFor();
  await page.goBack();
  await panel.waitFor({ state: "detached" });
  expect(await question().count()).toBe(0);
  expect(await form().getByLabel("說明", { exact: true }).inputValue()).toBe("尚未存檔");
  await page.getByRole("tab", { name: "變更紀錄" }).click();
  await page.getByRole("tabpanel", { name: "變更紀錄" }).waitFor();
  expect(await question().count()).toBe(0);
  await page.getByRole("link", { name: "返回商品列表" }).click();
  await question().getByRole("button", { name: "繼續編輯" }).click();
  expect(await form().getByLabel("說明", { exact: true }).inputValue()).toBe("尚未存檔");
  await page.getByRole("link", { name: "返回商品列表" }).click();
  await question().getByRole("button", { name: "捨棄" }).click();
  await page.getByRole("table", { name: "商品列表" }).waitFor();
  expect(new URL(page.url()).search).toBe("?code=yulan");
});

it("is linked from the products of an order, and replaces the former address of the dialog", async () => {
  const { page, admin } = shop;
  const order = await newOrder(admin, { buyerName: "王小姐" });
  await page.goto(`${shop.origin}/product-order?order=${order.number}`);
  const link = page.getByRole("dialog").locator('a[href^="/product/"]').first();
  const name = await link.textContent();
  await link.click();
  await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
  await page.goto(`${shop.origin}/product?edit=${number}`);
  await page.waitForURL(`${shop.origin}/product/${number}`);
  await page.getByRole("heading", { level: 1, name: `${NAME} #${number}` }).waitFor();
});

it("shows in the list how many customers wait for a product", async () => {
  const { page } = shop;
  await elsewhere({ stock: "0" });
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO "StockNotice" ("customerId", "productId") SELECT id, $1 FROM "Customer" ORDER BY id LIMIT 3 ON CONFLICT DO NOTHING`,
    [number],
  );
  await client.end();
  await page.goto(`${shop.origin}/product?code=yulan`);
  await page.getByRole("table", { name: "商品列表" }).getByText("3 人等候到貨").waitFor();
  await expectAccessible(page);
});

it("says that there is no such product, and is closed to other staff", async () => {
  const { page } = shop;
  for (const missing of ["999999", "abc"]) {
    await page.goto(`${shop.origin}/product/${missing}`);
    await page.getByText("找不到這項商品").waitFor();
    await expectAccessible(page);
  }
  const staff = await shop.open({ as: "staff" });
  await staff.goto(`${shop.origin}/product/${number}`);
  await staff.getByRole("alert").waitFor();
  expect(await staff.getByText(NAME).count()).toBe(0);
  await staff.context().close();
});

it("opens the page of the product for a variant", async () => {
  const { page, admin } = shop;
  const created = await admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: [{ details: { name: "有規格的上衣", price: "100" } }] } },
  );
  const id = created.data?.createProducts[0]?.id ?? "";
  const { data } = await admin.graphql<{ setProductVariants: { variants: { id: string }[] } }>(
    "mutation ($input: SetProductVariantsInput!) { setProductVariants(input: $input) { variants { id } } }",
    {
      input: {
        ...{ id, options: [{ name: "顏色", values: ["紅", "藍"] }] },
        variants: [
          { values: ["紅"], price: "150", stock: "2" },
          { values: ["藍"], price: "180", stock: "3" },
        ],
      },
    },
  );
  const variant = rowId("Product", data?.setProductVariants.variants[0]?.id ?? "");
  expect(variant).not.toBeNull();
  await page.goto(`${shop.origin}/product/${variant}`);
  await page.waitForURL(`${shop.origin}/product/${rowId("Product", id)}`);
  await page
    .getByRole("tabpanel")
    .getByRole("row", { name: /^藍.*180/ })
    .waitFor();
  await preview().getByText(/150/).waitFor();
  await preview().getByText("庫存 5", { exact: true }).waitFor();
  await expectAccessible(page);
});

it("keeps the input when saving fails", async () => {
  const page = await shop.open({ failingRequests: true });
  await goTo(page);
  const field = form(page).getByLabel("說明", { exact: true });
  await field.fill("離線時的說明");
  await page.route("**/graphql", (route) => route.abort("internetdisconnected"));
  await save(page).click();
  await form(page).getByRole("alert").getByText("無法連線").waitFor();
  expect(await field.inputValue()).toBe("離線時的說明");
  await page.unroute("**/graphql");
  await save(page).click();
  await hasText(page, "修改成功");
  await page.context().close();
});

it("breaks a long word of the name on a phone", async () => {
  const { data } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    {
      input: {
        products: [{ details: { name: "Donaudampfschifffahrtsgesellschaft".repeat(2), price: "1" } }],
      },
    },
  );
  const phone = await shop.open({ width: 390 });
  await phone.goto(`${shop.origin}/product/${rowId("Product", data?.createProducts[0]?.id ?? "")}`);
  await phone.getByRole("heading", { level: 1, name: "Donaudampf" }).waitFor();
  await expectNoSidewaysScroll(phone);
  await phone.context().close();
});

it("fits a phone, where Save stays in the window", async () => {
  const phone = await shop.open({ width: 390 });
  await goTo(phone);
  await expectNoSidewaysScroll(phone);
  const box = await save(phone).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await expectAccessible(phone);
  await form(phone).getByLabel("說明", { exact: true }).fill("手機上的說明");
  await save(phone).click();
  await hasText(phone, "修改成功");
  await preview(phone).scrollIntoViewIfNeeded();
  await phone.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(phone);
  await phone.context().close();
});
