import { connectPrisma } from "@machiya/prisma/client";
import { rowId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endFailures, failWrites } from "../../testing/screens/failures.ts";
import { newOrder } from "../e2e/newOrder.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

const NAME = "預覽的抹茶";

let shop: ConsoleShop;
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

const form = () => shop.page.getByRole("form", { name: "商品" });
const preview = () => shop.page.getByRole("region", { name: "顧客看到的樣子" });
const save = () => form().getByRole("button", { name: "儲存" });
const question = () => shop.page.getByRole("alertdialog", { name: "尚未儲存" });

async function goTo(search = ""): Promise<void> {
  await shop.openScreen(`/product/${number}${search}`);
  await shop.page.getByRole("heading", { level: 1, name: `${NAME} #${number}` }).waitFor();
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

it("shows the customers' card while the fields change", async () => {
  await goTo();
  await preview().getByRole("heading", { name: NAME }).waitFor();
  await preview().getByText("$120", { exact: true }).waitFor();
  await preview().getByText("庫存 8", { exact: true }).waitFor();
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
  await goTo("?tab=discounts");
  await preview().getByText("預覽九折", { exact: true }).waitFor();
  expect(await preview().getByText("已停用").count()).toBe(0);
  await shop.page.getByRole("tabpanel", { name: "折扣" }).getByText("已停用").waitFor();
});

it("saves in place, shows the change in both histories, and returns to the list as it was left", async () => {
  const { page } = shop;
  await page.goto("/product?code=yulan");
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
  await page.goto("/product?code=yulan");
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
  await page.goto(`/product-order?order=${order.number}`);
  const link = page.getByRole("dialog").locator('a[href^="/product/"]').first();
  const name = await link.textContent();
  await link.click();
  await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
  await page.goto(`/product?edit=${number}`);
  await page.waitForURL(`/product/${number}`);
  await page.getByRole("heading", { level: 1, name: `${NAME} #${number}` }).waitFor();
});

it("shows in the list how many customers wait for a product", async () => {
  const { page } = shop;
  await elsewhere({ stock: "0" });
  const prisma = connectPrisma(shop.databaseUrl);
  const customers = await prisma.customer.findMany({ orderBy: { id: "asc" }, take: 3 });
  await prisma.stockNotice.createMany({
    data: customers.map(({ id }) => ({ customerId: id, productId: number })),
    skipDuplicates: true,
  });
  await prisma.$disconnect();
  await page.goto("/product?code=yulan");
  await page.getByRole("table", { name: "商品列表" }).getByText("3 人等候到貨").waitFor();
});

it("says that there is no such product, and is closed to other staff", async () => {
  const { page } = shop;
  for (const missing of ["999999", "abc"]) {
    await page.goto(`/product/${missing}`);
    await page.getByText("找不到這項商品").waitFor();
  }
  await shop.openScreen(`/product/${number}`, { viewer: "staff" });
  await page.getByRole("alert").waitFor();
  expect(await page.getByText(NAME).count()).toBe(0);
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
        id,
        options: [{ name: "顏色", values: ["紅", "藍"] }],
        variants: [
          { values: ["紅"], price: "150", stock: "2" },
          { values: ["藍"], price: "180", stock: "3" },
        ],
      },
    },
  );
  const variant = rowId("Product", data?.setProductVariants.variants[0]?.id ?? "");
  expect(variant).not.toBeNull();
  await shop.openScreen(`/product/${variant}`);
  await page.waitForURL(`/product/${rowId("Product", id)}`);
  await page
    .getByRole("tabpanel")
    .getByRole("row", { name: /^藍.*180/ })
    .waitFor();
  await preview().getByText(/150/).waitFor();
  await preview().getByText("庫存 5", { exact: true }).waitFor();
});

it("keeps the input when saving fails", async () => {
  await goTo();
  const field = form().getByLabel("說明", { exact: true });
  await field.fill("離線時的說明");
  failWrites("offline");
  await save().click();
  await form().getByRole("alert").getByText("無法連線").waitFor();
  expect(await field.inputValue()).toBe("離線時的說明");
  endFailures();
  await save().click();
  await hasText(shop.page, "修改成功");
});

describe("the table in which many products are edited", () => {
  beforeAll(async () => {
    const { code } = await shop.admin.graphql(
      "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
      {
        input: {
          products: ["甲", "乙", "丙"].map((name) => ({
            details: { name: `試格子${name}`, price: "100", stock: "5" },
          })),
        },
      },
    );
    expect(code).toBeNull();
  });

  const grid = () => shop.page.getByRole("table", { name: "批次編輯" });
  const cell = (place: string) => grid().locator(`[data-cell="${place}"]`);
  const save = () => shop.page.getByRole("button", { name: /^儲存 \d+ 項變更$/ });

  async function openGrid(name: string): Promise<void> {
    await shop.openScreen(`/product?name=${encodeURIComponent(name)}&grid=open`);
    await shop.page.getByRole("heading", { level: 1, name: "批次編輯" }).waitFor();
  }

  /** Pastes a range of a spreadsheet into a cell. */
  async function paste(place: string, text: string): Promise<void> {
    await cell(place).focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    await cell(place).dispatchEvent(pasted);
  }

  it("says when the filter of the list matches no product", async () => {
    await openGrid("沒有這項");
    await shop.page.getByText("沒有符合的商品").waitFor();
    expect(await grid().count()).toBe(0);
  });

  it("says why a cell cannot be saved, and shows the pasted text of one", async () => {
    await openGrid("試格子");
    await paste("0 price", "1,200\t-3\t下架了\t沒有這類\n");
    await cell("0 price").and(shop.page.locator("[aria-invalid=false]")).waitFor();
    const described = async (column: string) =>
      cell(`0 ${column}`).evaluate(
        (element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent,
      );
    expect(await described("stock")).toBe("請輸入 0 以上的數字，最多 5 位小數。");
    expect(await described("state")).toBe("沒有這個狀態。");
    expect(await described("types")).toBe("有找不到的類別；請用逗號分隔類別名稱。");
    const state = cell("0 state");
    expect(await state.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text)).toBe(
      "下架了",
    );
    await shop.page.getByText("請先修正標示為紅色的儲存格。").waitFor();
    expect(await save().isDisabled()).toBe(true);
    await cell("0 stock").fill("3");
    await state.selectOption({ label: "暫停販售" });
    await cell("0 types").fill("");
    expect(await save().isEnabled()).toBe(true);
  });

  it("says how many pasted rows are below the table", async () => {
    await openGrid("試格子");
    await paste("1 price", "1\n2\n3\n4\n");
    await shop.page.getByRole("status").getByText("貼上的最後 2 列超出表格，沒有填入。").waitFor();
    await paste("1 price", "1\n2\n");
    await shop.page.getByText("超出表格").waitFor({ state: "detached" });
  });

  it("saves the changes of the table", async () => {
    await openGrid("試格子");
    await cell("0 stock").fill("9");
    await save().click();
    await hasText(shop.page, "已更新 1 項商品");
    await save().waitFor({ state: "detached" });
  });
});
