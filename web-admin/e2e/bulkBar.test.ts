import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AppointmentSalon, enter } from "./appointmentDay.ts";
import { at, openStaffedSalon } from "./appointmentScreen.ts";
import { type Console, expectAccessible, hasText, openConsole } from "./console.ts";
import { type NewOrder, newOrder, refillTea } from "./newOrder.ts";

/** The actions of the bulk bar of each list, as staff use them. */
let shop: Console;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  salon = await openStaffedSalon(shop);
});
afterAll(() => shop?.close());

const bar = () => shop.page.getByRole("toolbar", { name: "批次操作" });
const dialog = () => shop.page.getByRole("dialog");

/** Opens a list, selects the rows of its page, and waits for this number of them. */
async function select(path: string, count: number): Promise<void> {
  await shop.page.goto(shop.origin + path);
  await shop.page.getByRole("checkbox", { name: "選取本頁全部" }).check();
  await bar().getByText(`已選 ${count} 筆`).waitFor();
}

async function press(name: string): Promise<void> {
  await bar().getByRole("button", { name, exact: true }).click();
}

/** Returns the file that a link of the bulk bar leads to. */
async function exported(): Promise<string[]> {
  const link: Locator = bar().getByRole("link", { name: "匯出", exact: true });
  const response = await shop.page.request.get(
    new URL((await link.getAttribute("href")) ?? "", shop.origin).href,
  );
  return (await response.text()).trim().split("\r\n");
}

it.each([1280, 390])("keeps the count of the selection visible beside a toast, %d px wide", async (width) => {
  const page = await shop.open({ width, failingRequests: true });
  await page.goto(`${shop.origin}/product`);
  const pause = page.getByRole("button", { name: /^暫停販售/ }).first();
  await pause.waitFor();
  // A failure stays until it is closed.
  await page.route("**/graphql", (route) => route.abort());
  await pause.click();
  await page
    .getByRole("checkbox", { name: /^選取 / })
    .first()
    .check();
  const count = page.getByRole("toolbar", { name: "批次操作" }).getByText("已選 1 筆");
  await count.waitFor();
  const toast = page.locator("[data-tabster-never-hide] .fui-Toast").first();
  await toast.waitFor();
  await expect
    .poll(async () => {
      const [above, below] = [await toast.boundingBox(), await count.boundingBox()];
      return above === null || below === null ? null : above.y + above.height <= below.y;
    })
    .toBe(true);
  await page.context().close();
});

it("marks all orders of a filter as paid, beyond those of the page", async () => {
  await refillTea(shop.admin);
  const orders: NewOrder[] = [];
  for (let index = 0; index < 12; index += 1)
    orders.push(await newOrder(shop.admin, { buyerName: "全部付款" }));
  await select("/product-order?buyer=全部付款", 10);
  await bar().getByRole("button", { name: "選取篩選出的全部 12 筆" }).click();
  await bar().getByText("已選 12 筆").waitFor();
  expect(await exported()).toHaveLength(13);
  await expectAccessible(shop.page);
  await press("標示為已付款");
  await hasText(shop.page, "已更新 12 筆");
  const { data } = await shop.admin.graphql<{ orders: { edges: { node: { paymentState: string } }[] } }>(
    "query ($numbers: [Int!]) { orders(first: 20, filter: { numbers: $numbers }) { edges { node { paymentState } } } }",
    { numbers: orders.map(({ number }) => number) },
  );
  expect(data?.orders.edges.map(({ node }) => node.paymentState)).toEqual(orders.map(() => "PAID"));
});

interface ProductValues {
  price: string;
  stock: string;
  state: string;
  types: { name: string }[];
  discounts: { discount: { name: string } }[];
}

/** Returns the values of the products that a test has created. */
async function products(ids: readonly string[]): Promise<ProductValues[]> {
  const { data } = await shop.admin.graphql<{ nodes: ProductValues[] }>(
    "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { price stock state types { name } discounts { discount { name } } } } }",
    { ids },
  );
  return data?.nodes ?? [];
}

it("changes price, stock, state, types, and discounts of products", async () => {
  const { data } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    {
      input: {
        products: [100, 250].map((price, index) => ({
          details: { name: `整批商品 ${index}`, price: String(price), stock: "1" },
        })),
      },
    },
  );
  const ids = data?.createProducts.map(({ id }) => id) ?? [];
  const path = `/product?name=${encodeURIComponent("整批商品")}`;

  await select(path, 2);
  await press("價格 ±%");
  await dialog().getByLabel("百分比").fill("-100");
  await dialog().getByRole("button", { name: "儲存" }).click();
  await dialog().getByText("請輸入 -90 到 1000 之間的數字。").waitFor();
  await dialog().getByLabel("百分比").fill("10");
  await expectAccessible(shop.page);
  await dialog().getByRole("button", { name: "儲存" }).click();
  await hasText(shop.page, "已更新 2 筆");
  await dialog().waitFor({ state: "detached" });

  await select(path, 2);
  await press("庫存");
  await dialog().getByLabel("庫存").fill("30");
  await dialog().getByRole("button", { name: "儲存" }).click();
  await dialog().waitFor({ state: "detached" });

  await select(path, 2);
  await press("狀態");
  await shop.page.getByRole("menuitem", { name: "暫停販售" }).click();
  await expect
    .poll(async () => (await products(ids)).map(({ state }) => state))
    .toEqual(["FROZEN", "FROZEN"]);

  for (const name of ["類別", "折扣"]) {
    await select(path, 2);
    await press(name);
    await dialog().locator("[aria-pressed=false]").first().click();
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().waitFor({ state: "detached" });
  }
  const changed = await products(ids);
  expect(changed).toMatchObject([
    { price: "110", stock: "30" },
    { price: "275", stock: "30" },
  ]);
  expect(changed.map(({ types, discounts }) => [types.length, discounts.length])).toEqual([
    [1, 1],
    [1, 1],
  ]);

  await select(path, 2);
  expect(await exported()).toHaveLength(3);
});

it("confirms appointments, and declines others", async () => {
  const lines = [["除毛", "陳怡君"]] as const;
  const states = async (numbers: readonly number[]) => {
    const { data } = await shop.admin.graphql<{ nodes: { state: string }[] }>(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Appointment { state } } }",
      { ids: numbers.map((number) => btoa(`Appointment:${number}`)) },
    );
    return data?.nodes.map(({ state }) => state);
  };
  for (const [customer, times, verb, state] of [
    ["整批確認", ["10:00", "10:30"], "確認預約", "CONFIRMED"],
    ["整批婉拒", ["11:00", "11:30"], "婉拒預約", "CANCELLED"],
  ] as const) {
    const numbers = await Promise.all(
      times.map((time) => enter(shop.admin, salon, { customer, startsAt: at(time), lines })),
    );
    expect(await states(numbers)).toEqual(["PENDING", "PENDING"]);
    await select(`/appointment?customer=${encodeURIComponent(customer)}`, 2);
    await press(verb);
    await expect.poll(() => states(numbers)).toEqual([state, state]);
  }
});

it("gives customers a discount", async () => {
  const names = ["整批顧客甲", "整批顧客乙"];
  for (const name of names) {
    const { code } = await shop.admin.graphql(
      "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }",
      { input: { name, phone: "0900-000-321" } },
    );
    expect(code).toBeNull();
  }
  await select(`/line-user?name=${encodeURIComponent("整批顧客")}`, 2);
  await press("折扣");
  await dialog().locator("[aria-pressed=false]").first().click();
  await dialog().getByRole("button", { name: "儲存" }).click();
  await dialog().waitFor({ state: "detached" });
  await hasText(shop.page, "已更新 2 筆");
  const { data } = await shop.admin.graphql<{
    customers: { edges: { node: { discounts: { name: string }[] } }[] };
  }>('query { customers(filter: { name: "整批顧客" }) { edges { node { discounts { name } } } } }', {});
  expect(data?.customers.edges.map(({ node }) => node.discounts.length)).toEqual([1, 1]);
});
