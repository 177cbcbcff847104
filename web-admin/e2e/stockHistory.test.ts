import { rowId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, chooseRowAction, expectAccessible, openConsole } from "./console.ts";

let shop: Console;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

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
  await shop.page.goto(`${shop.origin}/product`);
  const row = shop.page.getByRole("table", { name: "商品列表" }).getByRole("row").filter({ hasText: name });
  await chooseRowAction(row, `「${name}」的庫存紀錄`);
  const panel = shop.page.getByRole("dialog", { name: `「${name}」的庫存紀錄` });
  await panel.getByText("目前庫存：124").waitFor();
  const changes = panel.getByRole("table", { name: "庫存變動" }).getByRole("row");
  expect(await changes.nth(1).textContent()).toMatch(/\+1123 → 124編輯/);
  await expectAccessible(shop.page);
  await panel.getByRole("button", { name: "載入更多" }).scrollIntoViewIfNeeded();
  await panel.getByText("期初庫存").waitFor();
  expect(await changes.count()).toBeGreaterThan(26);
  await shop.page.setViewportSize({ width: 390, height: 844 });
  expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
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
  const page = await shop.open();
  await page.goto(`${shop.origin}/product/${rowId("Product", id)}?tab=stock`);
  const changes = page.getByRole("table", { name: "庫存變動" }).getByRole("row");
  expect(await changes.nth(1).textContent()).toContain("−0.11.2 → 1.1");
  await page.context().close();
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
  const page = await shop.open();
  const product = `${shop.origin}/product/${rowId("Product", id)}`;
  await page.goto(`${product}?tab=stock`);
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
  await page.context().close();
});
