import { LANGUAGES, localeOf } from "@machiya/schema/domain/language";
import type { Currency } from "@machiya/schema/domain/minorUnits";
import { startOfDay } from "@machiya/schema/domain/time/shopTime";
import { formatCurrency } from "@machiya/schema/wording/formatCurrency";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { request } from "../e2e/appointmentDay.ts";
import { newOrder } from "../e2e/newOrder.ts";
import { en } from "../src/language/catalogs/en.ts";
import { enFirst } from "../src/language/catalogs/first/en.ts";
import { jaFirst } from "../src/language/catalogs/first/ja.ts";
import { thFirst } from "../src/language/catalogs/first/th.ts";
import { zhHantFirst } from "../src/language/catalogs/first/zhHant.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

const CATALOGS = { cn: zhHant, en, jp: ja, th };
const FIRST_CATALOGS = { cn: zhHantFirst, en: enFirst, jp: jaFirst, th: thFirst };
const ZONE = "Asia/Taipei";
/** A day without other orders and payments. */
const DAY = "2021-03-04";

let shop: ConsoleShop;
let database: pg.Client;

/** Orders of DAY, as the shop had no currency at first, baht then, and US dollars now. */
const ORDERS = [
  { currency: null, total: 700, paid: 100 },
  { currency: "THB", total: 1280.5, paid: 30 },
  { currency: "THB", total: 19.5, paid: 0 },
  { currency: "USD", total: 64, paid: 64 },
] as const;

async function setCurrency(currency: Currency | null): Promise<void> {
  const { store } = await request<{ store: { id: string } }>(shop.admin, "{ store { id } }", {});
  await request(
    shop.admin,
    "mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { currency } }",
    { input: { id: store.id, details: { currency } } },
  );
}

beforeAll(async () => {
  shop = await openConsole();
  database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
  const noon = new Date(startOfDay(DAY, ZONE).getTime() + 12 * 3_600_000).toISOString();
  let current: Currency | null = null;
  for (const { currency, total, paid } of ORDERS) {
    if (currency !== null && currency !== current) await setCurrency(currency);
    current = currency;
    const { number } = await newOrder(shop.admin, { buyerName: "幣別" });
    await database.query(
      `UPDATE "Order" SET "createdAt" = $1, subtotal = $2, "discountTotal" = 0, total = $2 WHERE id = $3`,
      [noon, total, number],
    );
    if (paid > 0)
      await database.query(
        `INSERT INTO "Payment" ("orderId", kind, amount, state, "receivedAt", "updatedAt") VALUES ($1, 'CASH', $2, 'CAPTURED', $3, now())`,
        [number, paid, noon],
      );
  }
});
afterAll(async () => {
  await database?.end();
  await shop?.close();
});

const rowsOf = (name: string) =>
  shop.page
    .getByRole("table", { name, exact: true })
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent)),
    );

it.each(LANGUAGES)(
  "the report and the closing sheet add up the present currency alone and name the others (%s)",
  async (language) => {
    const { reports } = CATALOGS[language];
    const money = (currency: Currency | null, amount: string) => formatCurrency(language, currency, amount);
    const baht = `${new Intl.DisplayNames(localeOf(language), { type: "currency" }).of("THB")} (THB)`;
    // The order without a currency was placed before the shop chose baht.
    const others = [[baht, "3", money("THB", "2000"), money("THB", "130")]];
    const page = await shop.openScreen(`/reports?period=custom&from=${DAY}&to=${DAY}`, { language });
    await page.getByRole("table", { name: reports.otherCurrencies, exact: true }).waitFor();
    await page.getByText(reports.otherCurrenciesText).waitFor();
    expect(await rowsOf(reports.otherCurrencies)).toEqual(others);
    const [day] = await rowsOf(reports.byDay);
    expect(day?.slice(1, 3)).toEqual(["1", money("USD", "64")]);
    expect(day?.at(-2)).toBe(money("USD", "64"));
    const figure = page.locator("dl > div").filter({ has: page.getByText(reports.net, { exact: true }) });
    expect(await figure.locator("dd").first().textContent()).toBe(money("USD", "64"));
    await shop.openScreen(`/reports?print=closing&day=${DAY}`, { language });
    await page.getByRole("table", { name: reports.otherCurrencies, exact: true }).waitFor();
    expect(await rowsOf(reports.otherCurrencies)).toEqual(others);
    expect((await rowsOf(reports.takings)).at(-1)?.at(-1)).toBe(money("USD", "64"));
  },
);

/** Returns the last cells of the header and of the first row of the file of all days. */
async function lastColumn(): Promise<(string | undefined)[]> {
  const { page } = shop;
  await shop.openScreen(`/reports?period=custom&from=${DAY}&to=${DAY}`);
  const { reports } = zhHant;
  const button = page.getByRole("button", { name: reports.csvOf(reports.byDay), exact: true });
  const download = page.nextDownload();
  await button.click();
  const { text } = await download;
  const [header, row] = text.split("\r\n");
  return [header?.split(",").at(-1), row?.split(",").at(-1)];
}

it("the file of a table with amounts names the currency in its last column, also the first after its removal", async () => {
  const { reports } = zhHant;
  expect(await lastColumn()).toEqual([reports.currency, "USD"]);
  await setCurrency(null);
  try {
    expect(await lastColumn()).toEqual([reports.currency, "THB"]);
  } finally {
    await setCurrency("USD");
  }
});

it.each(LANGUAGES)("the home page and the list of orders name other currencies (%s)", async (language) => {
  const page = await shop.openScreen("/", { language, width: 390 });
  const words = FIRST_CATALOGS[language].home;
  const before = words.takingsOther("").trim();
  await page.getByText(before).waitFor();
  // The demo's payments of this week were made before the shop chose baht.
  const [symbol = ""] = formatCurrency(language, "THB", "0").split("0");
  const said = await page.getByText(before).textContent();
  expect(said).toContain(symbol);
  expect(said).not.toContain("$");
  await shop.openScreen(`/product-order?createdFrom=${DAY}&createdTo=${DAY}`, { language, width: 390 });
  const { orders } = CATALOGS[language];
  const left = orders.summaryOf(3, formatCurrency(language, "THB", "2000"));
  await page
    .getByText(`${orders.summary(4, formatCurrency(language, "USD", "64"))} · ${orders.summaryOther(left)}`)
    .waitFor();
});

it("nothing is left out, and nothing is said, while all orders have the store's currency", async () => {
  const { page } = shop;
  await shop.openScreen("/reports?period=custom&from=2020-01-01&to=2020-01-01");
  await page.getByRole("region", { name: "依商品", exact: true }).waitFor();
  expect(await page.getByRole("table", { name: zhHant.reports.otherCurrencies }).count()).toBe(0);
});

describe("the currency of the store", () => {
  const BOWL = "Chawan 1280";
  let bowl: string;

  beforeAll(async () => {
    await setCurrency(null);
    const { createProducts } = await request<{ createProducts: { id: string }[] }>(
      shop.admin,
      "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
      { input: { products: [{ details: { name: BOWL, price: "1280.5", stock: "50" } }] } },
    );
    bowl = createProducts[0]?.id ?? "";
  });

  const form = () => shop.page.getByRole("form", { name: "商店資料" });
  const currencyOf = async () =>
    (await request<{ store: { currency: Currency | null } }>(shop.admin, "{ store { currency } }", {})).store
      .currency;

  async function choose(currency: Currency | ""): Promise<void> {
    await shop.openScreen("/settings/shop");
    await form().getByLabel("幣別").selectOption(currency);
    await form().getByRole("button", { name: "儲存" }).click();
  }

  interface Priced {
    id: string;
    name: string;
    price: string;
  }

  /** Returns the products whose prices are not whole. */
  async function fractional(): Promise<Priced[]> {
    const { products } = await request<{ products: { edges: { node: Priced }[] } }>(
      shop.admin,
      "{ products(first: 100) { edges { node { id name price } } } }",
      {},
    );
    return products.edges.map(({ node }) => node).filter(({ price }) => price.includes("."));
  }

  it("refuses a currency that prices do not fit, and names products", async () => {
    const before = await fractional();
    expect(before.map(({ name }) => name)).toContain(BOWL);
    await choose("JPY");
    const alert = form()
      .getByRole("alert")
      .filter({ hasText: `有 ${before.length} 項超過` });
    await alert.waitFor();
    const text = await alert.innerText();
    expect(before.filter(({ name }) => text.includes(name)).length).toBeGreaterThanOrEqual(5);
    expect(await currencyOf()).toBeNull();
    for (const { id, price } of before)
      await request(
        shop.admin,
        "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
        { input: { id, details: { price: price.split(".")[0] } } },
      );
  });

  it("is kept by earlier orders", async () => {
    for (const currency of ["JPY", "THB"] as const) {
      await choose(currency);
      await hasText(shop.page, "修改成功");
      expect(await currencyOf()).toBe(currency);
      await request(
        shop.admin,
        "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }",
        {
          input: { details: { buyerName: "幣別" }, lines: [{ productId: bowl, quantity: "2" }] },
        },
      );
    }
    await choose("");
    await hasText(shop.page, "修改成功");
    expect(await currencyOf()).toBeNull();
    await shop.openScreen("/product-order");
    const rows = shop.page.getByRole("table", { name: "訂單列表" }).getByRole("row");
    await rows.filter({ hasText: "¥2,560" }).first().waitFor();
    await rows
      .filter({ hasText: /THB\s2,560\.00/ })
      .first()
      .waitFor();
    // Orders from before the currency was set, and new ones, are shown with "$" again.
    await rows
      .filter({ hasText: /(?<![A-Z])\$\d/ })
      .first()
      .waitFor();
  });
});
