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
