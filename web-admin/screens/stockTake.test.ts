import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endFailures, failReads } from "../../testing/screens/failures.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;
let products: { id: string; name: string; code: string }[];
beforeAll(async () => {
  shop = await openConsole();
  const { data } = await shop.admin.graphql<{ products: { edges: { node: (typeof products)[number] }[] } }>(
    "{ products(first: 50) { edges { node { id name code hasVariants } } } }",
  );
  const found = data?.products.edges.map(({ node }) => node) ?? [];
  products = found.filter(({ code }) => code !== "").slice(0, 3);
  expect(products).toHaveLength(3);
  for (const { id } of products) await setStock(id, 10);
});
afterAll(() => shop?.close());

const setStock = (id: string, stock: number) =>
  shop.admin.graphql("mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }", {
    input: { id, details: { stock: String(stock) } },
  });
const stockOf = async (id: string) => {
  const { data } = await shop.admin.graphql<{ node: { stock: string } }>(
    "query ($id: ID!) { node(id: $id) { ... on Product { stock } } }",
    { id },
  );
  return data?.node.stock;
};
const product = (index: number) => products[index] ?? { id: "", name: "", code: "" };
const field = () => shop.page.getByRole("textbox", { name: "商品編號或名稱" });
const count = (index: number) =>
  shop.page.getByRole("textbox", { name: `「${product(index).name}」的盤點數量`, exact: true });
const button = (name: string) => shop.page.getByRole("button", { name, exact: true });

/** Scans as a scanner does: without waiting for the answers. */
async function scan(...texts: string[]): Promise<void> {
  await field().focus();
  for (const text of texts) {
    await shop.page.keyboard.type(text);
    await shop.page.keyboard.press("Enter");
  }
}

describe("a stock-take", () => {
  it("is opened from the products and counts by keyboard alone", async () => {
    await shop.openScreen("/product");
    await button("盤點").click();
    await shop.page.waitForURL("/product/stock-take");
    await shop.page.getByText("尚未盤點任何商品").first().waitFor();
    await expect.poll(() => document.activeElement?.tagName).toBe("INPUT");
    const [first, second] = [product(0), product(1)];
    await scan(first.code, first.code.toUpperCase(), second.code, first.code);
    await count(1).waitFor();
    await expect.poll(() => count(0).inputValue()).toBe("3");
    expect(await count(1).inputValue()).toBe("1");
    await count(1).focus();
    await shop.page.keyboard.type("10");
    await shop.page.keyboard.press("Enter");
    expect(await field().evaluate((node) => node === document.activeElement)).toBe(true);
    await shop.page.getByText("已盤點 2 項，1 項有差異，合計 −7").first().waitFor();
  });

  it("announces an unknown code, lets choose among several products, and keeps a text that failed", async () => {
    await scan("zzzz");
    await shop.page.getByRole("alert").getByText("找不到「zzzz」。").waitFor();
    await scan("a");
    const choices = shop.page.getByRole("list", { name: /項商品符合「a」/ }).getByRole("listitem");
    await choices.nth(1).waitFor();
    failReads("offline");
    await scan(product(2).code);
    await shop.page
      .getByRole("alert")
      .getByText(`無法查詢「${product(2).code}」。`)
      .waitFor();
    endFailures();
    await shop.page.getByRole("alert").getByRole("button").click();
    await expect.poll(() => count(2).inputValue()).toBe("1");
    await count(2).fill("-1");
    await shop.page.getByText("請輸入 0 以上的數字。").first().waitFor();
    expect(await button("查看差異").isDisabled()).toBe(true);
    await count(2).fill("2");
  });

  it("asks before it is left", async () => {
    await shop.page.goBack();
    const question = shop.page.getByRole("alertdialog", { name: "尚未儲存" });
    await question.getByRole("button", { name: "繼續編輯" }).click();
    await question.waitFor({ state: "detached" });
    expect(new URL(shop.page.url()).pathname).toBe("/product/stock-take");
    expect(await count(0).inputValue()).toBe("3");
  });

  it("survives a reload", async () => {
    // The browser asks before the page is left.
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    await shop.page.reload();
    await expect.poll(() => count(0).inputValue()).toBe("3");
  });

  it("applies the differences in one step, keeps sales, names refused rows, and can be undone", async () => {
    await setStock(product(0).id, 8);
    await setStock(product(2).id, 1);
    await button("查看差異").click();
    await shop.page.getByRole("region", { name: "查看差異" }).waitFor();
    expect(await count(1).count()).toBe(0);
    await button("套用 2 項差異").click();
    await hasText(shop.page, "已更新 1 項商品的庫存");
    await shop.page
      .getByText(`「${product(2).name}」在盤點後售出的數量多於盤點數量，請重新盤點。`)
      .first()
      .waitFor();
    expect(await Promise.all(products.map(({ id }) => stockOf(id)))).toEqual(["1", "10", "1"]);
    expect(await count(0).count()).toBe(0);
    await button("復原").click();
    await expect.poll(() => stockOf(product(0).id)).toBe("8");
    await button(`移除「${product(2).name}」`).click();
    await shop.page.getByText("尚未盤點任何商品").first().waitFor();
  });

  it("refuses what someone else counted since, also when orders wait for all of it", async () => {
    const { id, name, code } = product(1);
    const write = async (document: string, input: object) =>
      expect((await shop.admin.graphql(document, { input })).code).toBeNull();
    await write("mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }", {
      id,
      details: { stock: "0", preOrderCap: "9", preOrderDay: "2031-03-01" },
    });
    await write("mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }", {
      details: {},
      lines: [{ productId: id, quantity: "5", seenPreOrdered: "5" }],
    });
    await scan(code);
    await count(1).fill("2");
    await write("mutation ($input: ApplyStockTakeInput!) { applyStockTake(input: $input) { done } }", {
      rows: [{ productId: id, counted: "2", seenStock: "0" }],
    });
    await button("查看差異").click();
    await button("套用 1 項差異").click();
    await shop.page.getByText(`「${name}」在您盤點後已套用其他盤點結果，請重新盤點。`).first().waitFor();
    const { data } = await shop.admin.graphql<{ node: { preOrdered: string } }>(
      "query ($id: ID!) { node(id: $id) { ... on Product { preOrdered } } }",
      { id },
    );
    expect(data?.node.preOrdered).toBe("3");
    await button(`移除「${name}」`).click();
    await shop.page.getByText("尚未盤點任何商品").first().waitFor();
  });

  it("is for admins", async () => {
    await shop.openScreen("/product/stock-take", { viewer: "staff" });
    await shop.page.getByRole("alert").waitFor();
    expect(await field().count()).toBe(0);
  });
});
