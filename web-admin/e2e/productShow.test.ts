import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
  await shop.admin.graphql(
    `mutation ($products: [NewProductInput!]!) {
      createProducts(input: { products: $products }) { id }
    }`,
    {
      products: [
        { details: { name: "紅豆麻糬", code: "mochi", price: "60", stock: "8", topPick: true } },
        { details: { name: "抹茶羊羹", code: "yokan", price: "120", stock: "3" } },
        { details: { name: "售完的銅鑼燒", code: "dorayaki", price: "45", stock: "0" } },
      ],
    },
  );
});
afterAll(() => shop?.close());

const list = () => shop.page.getByRole("list", { name: "現貨一覽" });

it("opens from the orders, and directly at its documented address", async () => {
  await shop.page.goto(`${shop.origin}/product-order`);
  await shop.page.getByRole("button", { name: "現貨一覽" }).click();
  await list().getByText("紅豆麻糬").waitFor();
  expect(shop.page.url()).toBe(`${shop.origin}/product-show?mode=show`);
  await shop.page.reload();
  await list().getByText("抹茶羊羹").waitFor();
});

it("shows products in stock without any actions", async () => {
  await list().getByText("mochi · $60 · 庫存 8").waitFor();
  expect(await list().getByText("售完的銅鑼燒").count()).toBe(0);
  expect(await list().getByRole("button").count()).toBe(0);
  await expectAccessible(shop.page);
});

it("filters by name, code, and top pick", async () => {
  await shop.page.getByRole("textbox", { name: "商品名稱" }).fill("羊羹");
  await list().getByText("紅豆麻糬").waitFor({ state: "detached" });
  await shop.page.getByRole("textbox", { name: "商品名稱" }).fill("");
  await shop.page.getByLabel("只看主打商品").check();
  await list().getByText("抹茶羊羹").waitFor({ state: "detached" });
  await list().getByText("紅豆麻糬").waitFor();
  await shop.page.getByRole("textbox", { name: "商品代碼" }).fill("none");
  await shop.page.getByText("缺貨的商品不會顯示。").waitFor();
});

it("fits a narrow screen", async () => {
  const page = await shop.open({ width: 390 });
  await page.goto(`${shop.origin}/product-show?mode=show`);
  await page.getByText("抹茶羊羹").waitFor();
  await expectAccessible(page);
  await page.context().close();
});

it("asks visitors without a session to sign in, and then returns", async () => {
  await shop.page.context().clearCookies();
  await shop.page.goto(`${shop.origin}/product-show?mode=show`);
  await shop.page.getByRole("button", { name: "登入" }).waitFor();
  expect(shop.page.url()).toBe(`${shop.origin}/product-show?mode=show`);
});
