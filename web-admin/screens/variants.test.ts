import { rowId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ConsoleShop, chooseRowAction, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const PRODUCT = "沙龍體驗禮";
const table = () => shop.page.getByRole("table", { name: "商品列表" });
const row = (name: string) => table().getByRole("row").filter({ hasText: name });
const panel = () => shop.page.getByRole("dialog", { name: /的規格$/ });
const cell = (column: string, variant: string) =>
  panel().getByLabel(`${variant} 的${column}`, { exact: true });

const isFocused = (element: Element) => element === document.activeElement;

async function addOption(name: string, values: string): Promise<void> {
  await panel().getByRole("button", { name: "新增選項" }).click();
  await panel().getByRole("textbox", { name: "選項名稱" }).last().fill(name);
  const value = panel().getByRole("textbox", { name: `新增「${name}」的值` });
  await value.fill(values);
  await value.press("Enter");
}

it("shows each change of a product's stock with its reason, page by page", async () => {
  const { data } = await shop.admin.graphql<{
    products: { edges: { node: { id: string; name: string } }[] };
  }>("{ products(first: 1) { edges { node { id name } } } }");
  const { id, name } = data?.products.edges[0]?.node ?? { id: "", name: "" };
  for (let stock = 100; stock < 125; stock += 1)
    await shop.admin.graphql(
      "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
      { input: { id, details: { stock: String(stock) } } },
    );
  await shop.openScreen("/product");
  const row = shop.page.getByRole("table", { name: "商品列表" }).getByRole("row").filter({ hasText: name });
  await chooseRowAction(shop.page, row, `「${name}」的庫存紀錄`);
  const panel = shop.page.getByRole("dialog", { name: `「${name}」的庫存紀錄` });
  await panel.getByText("目前庫存：124").waitFor();
  const changes = panel.getByRole("table", { name: "庫存變動" }).getByRole("row");
  expect(await changes.nth(1).textContent()).toMatch(/\+1123 → 124編輯/);
  await panel.getByRole("button", { name: "載入更多" }).click();
  await panel.getByText("期初庫存").waitFor();
  expect(await changes.count()).toBeGreaterThan(26);
});

it("shows a change of a decimal stock with its exact digits", async () => {
  const { data } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: [{ details: { name: "散裝茶", price: "1", stock: "1.2" } }] } },
  );
  const id = data?.createProducts[0]?.id ?? "";
  await shop.admin.graphql("mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }", {
    input: { id, details: { stock: "1.1" } },
  });
  const page = await shop.openScreen(`/product/${rowId("Product", id)}?tab=stock`);
  const changes = page.getByRole("table", { name: "庫存變動" }).getByRole("row");
  expect(await changes.nth(1).textContent()).toContain("−0.11.2 → 1.1");
});

it("shows a change of another user in the open histories, and leaves the form as it is", async () => {
  const { data } = await shop.admin.graphql<{ products: { edges: { node: { id: string } }[] } }>(
    "{ products(first: 1) { edges { node { id } } } }",
  );
  const id = data?.products.edges[0]?.node.id ?? "";
  const change = (stock: string) =>
    shop.admin.graphql("mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }", {
      input: { id, details: { stock } },
    });
  const page = await shop.openScreen(`/product/${rowId("Product", id)}?tab=stock`);
  await page.getByText(/^目前庫存：/).waitFor();
  const name = page.getByRole("form", { name: "商品" }).getByLabel("名稱");
  await name.fill("正在輸入");
  await change("301");
  await page.getByText("目前庫存：301").waitFor();
  await page.getByRole("table", { name: "庫存變動" }).getByText(/→ 301/).waitFor();
  expect(await name.inputValue()).toBe("正在輸入");
  await page.getByRole("tab", { name: "變更紀錄" }).click();
  await page.getByRole("tabpanel").getByText("301").first().waitFor();
  await change("302");
  await page.getByRole("tabpanel").getByText("302").first().waitFor();
  expect(await name.inputValue()).toBe("正在輸入");
});

it("makes a table of variants from options, and fills a column of all of them", async () => {
  await shop.openScreen("/product");
  await chooseRowAction(shop.page, row(PRODUCT), /的規格$/);
  await panel().waitFor();
  await addOption("顏色", "藍、紅");
  await addOption("尺寸", "S、M");
  await expect.poll(() => panel().getByRole("table", { name: "規格" }).getByRole("row").count()).toBe(6);
  await cell("價格", "全部填入").fill("450");
  await cell("庫存", "全部填入").fill("8");
  await cell("安全存量", "全部填入").fill("2");
  await panel().getByRole("button", { name: "套用" }).click();
  await cell("價格", "藍 / M").fill("480");
  await cell("代碼", "藍 / M").fill("bm");
  await cell("狀態", "紅 / M").selectOption({ label: "沒有此規格" });
  await panel().getByRole("button", { name: "儲存規格" }).click();
  await panel().waitFor({ state: "detached" });
  await row(PRODUCT).getByText("3 個規格").waitFor();
  await row(PRODUCT).getByText("$450 起").waitFor();
  await row(PRODUCT).getByText("24", { exact: true }).waitFor();
});

it("names what is wrong, and keeps variants when an option is renamed", async () => {
  await chooseRowAction(shop.page, row(PRODUCT), /的規格$/);
  await cell("價格", "藍 / S").fill("-1");
  await panel().getByRole("button", { name: "儲存規格" }).click();
  await panel().getByRole("alert").getByText("請修正標示的欄位").waitFor();
  await expect.poll(() => cell("價格", "藍 / S").evaluate(isFocused)).toBe(true);
  await cell("價格", "藍 / S").fill("455");
  await panel().getByRole("textbox", { name: "選項值：藍" }).fill("靛藍");
  expect(await cell("代碼", "靛藍 / M").inputValue()).toBe("bm");
  expect(await cell("安全存量", "靛藍 / M").inputValue()).toBe("2");
  expect(await cell("狀態", "紅 / M").inputValue()).toBe("ABSENT");
  await panel().getByRole("button", { name: "儲存規格" }).click();
  await panel().waitFor({ state: "detached" });
  await row(PRODUCT).getByText("$450 起").waitFor();
});

it("marks and focuses an option whose name is empty or repeated, and one without values", async () => {
  await chooseRowAction(shop.page, row(PRODUCT), /的規格$/);
  await panel().getByRole("button", { name: "新增選項" }).click();
  const name = panel().getByRole("textbox", { name: "選項名稱" }).last();
  expect(await name.evaluate(isFocused)).toBe(true);
  const value = panel()
    .getByRole("textbox", { name: /^新增「.*」的值$/ })
    .last();
  expect(await name.getAttribute("aria-invalid")).not.toBe("true");
  const save = panel().getByRole("button", { name: "儲存規格" });
  await save.click();
  await expect.poll(() => name.evaluate(isFocused)).toBe(true);
  expect([await name.getAttribute("aria-invalid"), await value.getAttribute("aria-invalid")]).toEqual([
    "true",
    "true",
  ]);
  await name.fill("尺寸");
  await panel().getByText("另一個選項已使用這個名稱").waitFor();
  await name.fill("款式");
  await expect.poll(() => name.getAttribute("aria-invalid")).not.toBe("true");
  await save.click();
  await expect.poll(() => value.evaluate(isFocused)).toBe(true);
  await panel().getByRole("button", { name: "移除選項「款式」" }).click();
  await shop.page.keyboard.press("Escape");
  await panel().waitFor({ state: "detached" });
});

it("asks before changes are lost", async () => {
  await chooseRowAction(shop.page, row(PRODUCT), /的規格$/);
  await cell("庫存", "靛藍 / M").fill("3");
  await shop.page.keyboard.press("Escape");
  await shop.page.getByRole("button", { name: "繼續編輯" }).click();
  expect(await cell("庫存", "靛藍 / M").inputValue()).toBe("3");
  await panel().getByRole("button", { name: "儲存規格" }).click();
  await panel().waitFor({ state: "detached" });
});

it("leaves price and stock out of the product's own form", async () => {
  await row(PRODUCT)
    .getByRole("button", { name: new RegExp(`^編輯.*${PRODUCT}`) })
    .click();
  const form = shop.page.getByRole("form", { name: "商品" });
  await form.getByText("請在「規格」中設定").waitFor();
  expect(await form.getByLabel("庫存").count()).toBe(0);
});

it("staff choose a variant for an order", async () => {
  await shop.page.goto("/product-order/add");
  await shop.page.getByLabel("訂購人", { exact: true }).fill("王太太");
  await shop.page.getByRole("button", { name: "下一步" }).click();
  await shop.page.getByRole("button", { name: "選擇商品" }).click();
  const picker = shop.page.getByRole("dialog", { name: "選擇商品" });
  await picker.getByRole("textbox", { name: "商品名稱" }).fill(PRODUCT);
  await picker.getByRole("button", { name: "選擇規格" }).click();
  await picker.getByRole("button", { name: /^靛藍 \/ M · / }).click();
  await picker.getByRole("button", { name: "完成選擇" }).click();
  await shop.page.getByRole("button", { name: "建立訂單" }).click();
  await shop.page.waitForURL(/order=\d+&step=3/);
  await shop.page
    .getByText(/– 靛藍 \/ M$/)
    .first()
    .waitFor();
});
