import { type Language, localeOf } from "@machiya/schema/domain/language";
import type { Currency } from "@machiya/schema/domain/minorUnits";
import { wording } from "@machiya/schema/wording";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { en } from "../../web-liff/src/language/catalogs/en.ts";
import { ja } from "../../web-liff/src/language/catalogs/ja.ts";
import { th } from "../../web-liff/src/language/catalogs/th.ts";
import { zhHant } from "../../web-liff/src/language/catalogs/zhHant.ts";
import { request } from "./appointmentDay.ts";
import { type Console, expectAccessible, hasText, LOGIN_KEY, openConsole } from "./console.ts";

const CATALOGS = { cn: zhHant, en, jp: ja, th };
const BOWL = "Chawan 1280";

/** 1280 and two of it in each currency, as each language writes them. */
const AMOUNTS: Readonly<Record<"JPY" | "THB", Readonly<Record<Language, readonly [string, string]>>>> = {
  JPY: {
    ...{ cn: ["¥1,280", "¥2,560"], en: ["¥1,280", "¥2,560"] },
    ...{ jp: ["￥1,280", "￥2,560"], th: ["¥1,280", "¥2,560"] },
  },
  THB: {
    ...{ cn: ["THB 1,280.00", "THB 2,560.00"], en: ["THB 1,280.00", "THB 2,560.00"] },
    ...{ jp: ["THB 1,280.00", "THB 2,560.00"], th: ["฿1,280.00", "฿2,560.00"] },
  },
};

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
  await request(
    shop.admin,
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: [{ details: { name: BOWL, price: "1280.5", stock: "50", topPick: true } }] } },
  );
});
afterAll(() => shop?.close());

const form = () => shop.page.getByRole("form", { name: "商店資料" });
const currencyOf = async () =>
  (await request<{ store: { currency: Currency | null } }>(shop.admin, "{ store { currency } }", {})).store
    .currency;

async function choose(currency: Currency | ""): Promise<void> {
  await shop.page.goto(`${shop.origin}/settings/shop`);
  await form().getByLabel("幣別").selectOption(currency);
  await form().getByRole("button", { name: "儲存" }).click();
}

/** Orders two bowls on a phone; resolves with the order's number. */
async function order(phone: Page, language: Language, currency: "JPY" | "THB"): Promise<number> {
  const { cart, checkout, storefront, ui } = CATALOGS[language];
  const [one, two] = AMOUNTS[currency][language];
  await phone.goto(`${shop.origin}/product-show?q=${encodeURIComponent(BOWL)}`);
  await phone.getByText(one).first().waitFor();
  await phone.getByRole("button", { name: storefront.add(BOWL) }).click();
  await phone.getByRole("button", { name: ui.more(BOWL) }).click();
  await phone.getByRole("button", { name: new RegExp(cart.show) }).click();
  const basket = phone.getByRole("dialog", { name: cart.title });
  await basket.getByText(cart.each(one)).waitFor();
  await basket.getByText(two).first().waitFor();
  await basket.getByRole("button", { name: cart.checkout }).click();
  const dialog = phone.getByRole("dialog", { name: checkout.title });
  await dialog.getByRole("tab", { name: checkout.pickUp }).click();
  await dialog.getByRole("textbox", { name: checkout.phone }).fill("0912-345-678");
  await dialog.getByRole("radio", { name: wording(language).paymentMethod.PAY_AT_STORE }).check();
  await dialog.getByRole("button", { name: checkout.review }).click();
  const confirmation = phone.getByRole("dialog", { name: checkout.confirmTitle });
  await confirmation.getByText(checkout.confirmBody(two)).waitFor();
  await confirmation.getByRole("button", { name: checkout.place, exact: true }).click();
  await phone.getByRole("heading", { name: checkout.thanks }).waitFor();
  const { orders } = await request<{ orders: { edges: { node: { number: number } }[] } }>(
    shop.admin,
    "{ orders(first: 1) { edges { node { number } } } }",
    {},
  );
  return orders.edges[0]?.node.number ?? 0;
}

async function openPhone(language: Language): Promise<Page> {
  const phone = await shop.open({ signedIn: false, width: 390 });
  await phone
    .context()
    .addCookies([{ name: "language", value: language, domain: "127.0.0.1", path: "/", sameSite: "Lax" }]);
  const response = await phone.request.post(`${shop.origin}/graphql`, {
    data: {
      query:
        "mutation ($unverified: UnverifiedCustomerInput!) { logInCustomer(input: { unverified: $unverified }) { customer { id } } }",
      variables: {
        unverified: {
          lineUserId: `U${Buffer.from(language).toString("hex").padStart(32, "0")}`,
          name: language,
          key: LOGIN_KEY,
        },
      },
    },
  });
  expect(response.ok()).toBe(true);
  return phone;
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
  await expectAccessible(shop.page);
  expect(await currencyOf()).toBeNull();
  for (const { id, price } of before)
    await request(
      shop.admin,
      "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
      { input: { id, details: { price: price.split(".")[0] } } },
    );
});

it.each(["JPY", "THB"] as const)(
  "shows %s on the phone in every language, from the product to the order",
  async (currency) => {
    await choose(currency);
    await hasText(shop.page, "修改成功");
    expect(await currencyOf()).toBe(currency);
    for (const language of ["cn", "jp", "th", "en"] as const) {
      const phone = await openPhone(language);
      const number = await order(phone, language, currency);
      const [one, two] = AMOUNTS[currency][language];
      await phone.goto(`${shop.origin}/bot-order/orders/${number}`);
      await phone.getByText(CATALOGS[language].myOrders.each(one)).waitFor();
      await phone.getByText(two).first().waitFor();
      expect(await phone.locator("html").getAttribute("lang")).toBe(localeOf(language));
      await phone.context().close();
    }
  },
);

it("keeps the currency of earlier orders on the console and on the phone", async () => {
  const phone = await openPhone("cn");
  await phone.goto(`${shop.origin}/bot-order/orders`);
  await phone.getByText("THB 2,560.00").first().waitFor();
  await phone.getByText("¥2,560").first().waitFor();
  await choose("");
  await hasText(shop.page, "修改成功");
  await shop.page.goto(`${shop.origin}/product-order`);
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
  await phone.goto(`${shop.origin}/product-show?q=${encodeURIComponent(BOWL)}`);
  await phone.getByText("$1,280").first().waitFor();
});
