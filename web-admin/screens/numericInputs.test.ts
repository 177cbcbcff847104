import { afterAll, beforeAll, expect, it } from "vitest";
import { compose, endComposition } from "../../testing/screens/inputMethod.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  await shop.openScreen("/");
});
afterAll(() => shop?.close());

it("takes digits in full width in a field for a number, typed or composed", async () => {
  const { page } = shop;
  await page.goto("/product?add=new");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^名稱/).fill("全形茶１２");
  const price = dialog.getByLabel(/^價格/);
  await price.fill("１２０．５");
  expect(await price.inputValue()).toBe("120.5");
  const stock = dialog.getByLabel(/^庫存/).first();
  await compose(stock, "３");
  await endComposition(stock, "３４");
  expect(await stock.inputValue()).toBe("34");
  await dialog.getByRole("button", { name: "儲存" }).click();
  await dialog.waitFor({ state: "detached" });
  const { data } = await shop.admin.graphql(
    '{ products(first: 1, filter: { text: "全形茶" }) { edges { node { name price stock } } } }',
  );
  expect(data).toEqual({
    products: { edges: [{ node: { name: "全形茶１２", price: "120.5", stock: "34" } }] },
  });
});

it("finds a record by its number in full width", async () => {
  const { page } = shop;
  await page.goto("/product-order");
  await page
    .getByRole("main")
    .getByLabel(/^訂單編號|^編號/)
    .first()
    .fill("＃１２");
  await page.waitForURL((url) => url.searchParams.get("number") === "＃１２");
  await page.getByRole("row").filter({ hasText: "#12" }).first().waitFor();
});
