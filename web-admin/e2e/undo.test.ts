import { rowId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { drag, halfHour } from "../../testing/drag.ts";
import type { Client } from "../../testing/servers/client.ts";
import { type AppointmentSalon, enter } from "./appointmentDay.ts";
import { type Console, hasText, openConsole } from "./console.ts";
import { newOrder, TEA } from "./newOrder.ts";
import { address, at, button, event, openTuesday } from "./tuesday.ts";

let shop: Console;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openTuesday(shop.admin);
});
afterAll(() => shop?.close());

/** Sets the stock of the product that newOrder orders. */
async function setStock(admin: Client, stock: string): Promise<void> {
  const { data } = await admin.graphql<{ products: { edges: { node: { id: string } }[] } }>(
    "query ($name: String!) { products(filter: { name: $name }, first: 1) { edges { node { id } } } }",
    { name: TEA },
  );
  const { code } = await admin.graphql(
    "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
    { input: { id: data?.products.edges[0]?.node.id, details: { stock } } },
  );
  expect(code).toBeNull();
}

/** Returns the states of orders. */
async function states(orders: readonly { id: string }[]): Promise<(string | undefined)[]> {
  return Promise.all(
    orders.map(async ({ id }) => {
      const { data } = await shop.admin.graphql<{ node: { state: string } }>(
        "query ($id: ID!) { node(id: $id) { ... on Order { state } } }",
        { id },
      );
      return data?.node.state;
    }),
  );
}

// Exactly this name, because the names of rows contain it too.
const undo = () => shop.page.getByRole("button", { name: "復原", exact: true }).last();

it("returns an advanced order to its state, and shows it in the history", async () => {
  const { page } = shop;
  const { number } = await newOrder(shop.admin, { buyerName: "阿明" });
  await page.goto(`${shop.origin}/product-order?order=${number}`);
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: /處理中/ }).click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  const toast = page.locator("[data-tabster-never-hide] .fui-Toast").last();
  await toast.waitFor();
  // Without the theme's class, a toast is transparent.
  expect(await toast.evaluate((node) => getComputedStyle(node).backgroundColor)).toMatch(/^rgb\(/);
  await undo().click();
  await hasText(page, "已復原");
  await panel.getByRole("button", { name: /處理中/ }).waitFor();
  await panel.getByText("復原", { exact: true }).first().waitFor();
});

it("restores a canceled order, and says why when its last piece was sold", async () => {
  const { page } = shop;
  const { number } = await newOrder(shop.admin, { buyerName: "阿明" });
  await page.goto(`${shop.origin}/product-order?order=${number}`);
  const panel = page.getByRole("dialog");
  const cancel = async () => {
    await panel.getByRole("button", { name: `取消訂單 ${number}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "取消訂單" }).click();
    await panel.getByText("已取消", { exact: true }).first().waitFor();
  };
  await cancel();
  await undo().click();
  await hasText(page, "已復原");
  await panel.getByRole("button", { name: /處理中/ }).waitFor();
  await cancel();
  await setStock(shop.admin, "0");
  await undo().click();
  await page
    .getByRole("list", { name: "通知" })
    .getByText(/庫存不足/)
    .first()
    .waitFor();
  await setStock(shop.admin, "20");
});

it("undoes a bulk action row by row, and names the order that was changed since", async () => {
  const { page } = shop;
  const buyer = "整批復原";
  const orders = [
    await newOrder(shop.admin, { buyerName: buyer }),
    await newOrder(shop.admin, { buyerName: buyer }),
  ];
  await page.goto(`${shop.origin}/product-order?buyer=${encodeURIComponent(buyer)}`);
  const advance = async () => {
    await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
    const bar = page.getByRole("toolbar", { name: "批次操作" });
    await bar.getByText("已選 2 筆").waitFor();
    await bar.getByRole("button", { name: "進入下一狀態" }).click();
    await expect.poll(() => states(orders)).toEqual(["IN_ACTION", "IN_ACTION"]);
  };
  await advance();
  await undo().click();
  await hasText(page, "已復原 2 筆");
  expect(await states(orders)).toEqual(["ESTABLISHED", "ESTABLISHED"]);
  await advance();
  const [kept, changed] = orders;
  await shop.admin.graphql("mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }", {
    input: { id: changed?.id, details: { note: "同事改的" } },
  });
  await undo().click();
  const report = page.getByRole("dialog", { name: "1 筆無法復原" });
  await report.getByText(`#${changed?.number}`).waitFor();
  expect(await report.getByRole("button", { name: "重試" }).count()).toBe(0);
  await report.getByRole("button", { name: "關閉" }).last().click();
  expect(await states([kept, changed].flatMap((order) => order ?? []))).toEqual(["ESTABLISHED", "IN_ACTION"]);
});

it("shows a deleted product and a deleted discount again", async () => {
  const { page } = shop;
  const name = "可復原的茶碗";
  const { data } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: [{ details: { name, price: "100" } }] } },
  );
  const productId = data?.createProducts[0]?.id;
  const created = await shop.admin.graphql<{ createDiscounts: { id: string }[] }>(
    "mutation ($input: CreateDiscountsInput!) { createDiscounts(input: $input) { id } }",
    {
      input: {
        discounts: [{ name: "可復原的折扣", kind: "PER_PRODUCT", audience: "PRODUCT", multiplier: "0.9" }],
      },
    },
  );
  const discountId = created.data?.createDiscounts[0]?.id;
  await shop.admin.graphql("mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }", {
    input: { id: productId, addDiscountIds: [discountId] },
  });
  for (const [path, row] of [
    [`/product?name=${encodeURIComponent(name)}`, name],
    [`/add-sub-list?name=${encodeURIComponent("可復原的折扣")}`, "可復原的折扣"],
  ] as const) {
    await page.goto(`${shop.origin}${path}`);
    await page.getByText(row, { exact: true }).first().waitFor();
    await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
    await page.getByRole("button", { name: /^刪除所選/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).click();
    await page.getByText(row, { exact: true }).first().waitFor({ state: "detached" });
    await undo().click();
    await hasText(page, "已復原 1 筆");
    await page.getByText(row, { exact: true }).first().waitFor();
  }
  const read = await shop.admin.graphql<{ node: { discounts: { discount: { name: string } }[] } }>(
    "query ($id: ID!) { node(id: $id) { ... on Product { discounts { discount { name } } } } }",
    { id: productId },
  );
  expect(read.data?.node.discounts.map(({ discount }) => discount.name)).toEqual(["可復原的折扣"]);
});

it("shows a deleted service and a deleted customer again", async () => {
  const { page } = shop;
  await shop.admin.graphql(
    "mutation ($input: CreateServicesInput!) { createServices(input: $input) { id } }",
    {
      input: { services: [{ name: "可復原的護理", durationMinutes: 60 }] },
    },
  );
  await shop.admin.graphql(
    "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }",
    {
      input: { name: "可復原的顧客", phone: "0900-000-777" },
    },
  );
  for (const [path, row] of [
    ["/service", "可復原的護理"],
    ["/line-user", "可復原的顧客"],
  ] as const) {
    await page.goto(`${shop.origin}${path}?name=${encodeURIComponent(row)}`);
    await page.getByText(row, { exact: true }).first().waitFor();
    await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
    await page.getByRole("button", { name: /^刪除所選/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).click();
    await page.getByText(row, { exact: true }).first().waitFor({ state: "detached" });
    await undo().click();
    await hasText(page, "已復原 1 筆");
    await page.getByText(row, { exact: true }).first().waitFor();
  }
});

it("restores a deleted order and a deleted appointment", async () => {
  const { page } = shop;
  const { number } = await newOrder(shop.admin, { buyerName: "可復原的訂購人" });
  await enter(shop.admin, salon, {
    ...{ customer: "可復原的預約人", startsAt: at("15:00", "2031-05-07") },
    lines: [["美甲", "林小美"]],
  });
  for (const [path, row] of [
    [`/product-order?buyer=${encodeURIComponent("可復原的訂購人")}`, `#${number}`],
    [`/appointment?customer=${encodeURIComponent("可復原的預約人")}`, "可復原的預約人"],
  ] as const) {
    await page.goto(`${shop.origin}${path}`);
    await page.getByText(row, { exact: true }).first().waitFor();
    await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
    await page.getByRole("button", { name: /^刪除所選/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).click();
    await page.getByText(row, { exact: true }).first().waitFor({ state: "detached" });
    await undo().click();
    await hasText(page, "已復原 1 筆");
    await page.getByText(row, { exact: true }).first().waitFor();
  }
});

it("restores the price and the state of a single product", async () => {
  const { page } = shop;
  const name = "可復原的茶杯";
  const { data } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: [{ details: { name, price: "100" } }] } },
  );
  const read = async () => {
    const found = await shop.admin.graphql<{ node: { price: string; state: string } }>(
      "query ($id: ID!) { node(id: $id) { ... on Product { price state } } }",
      { id: data?.createProducts[0]?.id },
    );
    return found.data?.node;
  };
  await page.goto(`${shop.origin}/product?name=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `暫停販售「${name}」` }).click();
  await expect.poll(read).toEqual({ price: "100", state: "FROZEN" });
  await undo().click();
  await hasText(page, "已復原");
  await expect.poll(read).toEqual({ price: "100", state: "ENABLED" });
  await page.goto(`${shop.origin}/product/${rowId("Product", data?.createProducts[0]?.id ?? "")}`);
  const price = page.getByLabel("價格");
  await price.fill("90");
  await page.getByRole("button", { name: "儲存", exact: true }).click();
  await expect.poll(read).toEqual({ price: "90", state: "ENABLED" });
  await undo().click();
  await expect.poll(read).toEqual({ price: "100", state: "ENABLED" });
  await expect.poll(() => price.inputValue()).toBe("100");
  await page.getByText("$100", { exact: true }).first().waitFor();
});

it("moves a visit back, and says why when its time was taken", async () => {
  const { page } = shop;
  const book = (customer: string, time: string) =>
    enter(shop.admin, salon, { customer, startsAt: at(time, "2031-05-07"), lines: [["美甲", "林小美"]] });
  await book("許小姐", "10:00");
  await page.goto(address(shop.origin, "week"));
  const move = async () => {
    const dragged = event(page, "許小姐", "10:00–11:00");
    await dragged.waitFor();
    await drag(page, dragged, { x: 0, y: 4 * (await halfHour(dragged, 60)) });
    await button(page, "改期").click();
    await event(page, "許小姐", "12:00–13:00").waitFor();
  };
  await move();
  await undo().click();
  await hasText(page, "已復原");
  await event(page, "許小姐", "10:00–11:00").waitFor();
  await move();
  await book("搶先的客人", "10:00");
  await undo().click();
  await page
    .getByRole("list", { name: "通知" })
    .getByText(/已被預約|時段/)
    .first()
    .waitFor();
  expect(await event(page, "許小姐", "12:00–13:00").count()).toBe(1);
});
