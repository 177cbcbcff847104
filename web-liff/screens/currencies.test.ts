import { type Language, localeOf } from "@machiya/schema/domain/language";
import { wording } from "@machiya/schema/wording";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "../../testing/screens/page.ts";
import { Client } from "../../testing/servers/client.ts";
import { createDemoDatabase, DEMO_PASSWORDS } from "../../testing/servers/demoDatabase.ts";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { openShop, type Shop } from "./shop.ts";

const CATALOGS = { cn: zhHant, en, jp: ja, th };
const BOWL = "Chawan 1280";

/** 1280 and two of it in each currency, as each language writes them. */
const AMOUNTS: Readonly<Record<"JPY" | "THB", Readonly<Record<Language, readonly [string, string]>>>> = {
  JPY: {
    cn: ["¥1,280", "¥2,560"],
    en: ["¥1,280", "¥2,560"],
    jp: ["￥1,280", "￥2,560"],
    th: ["¥1,280", "¥2,560"],
  },
  THB: {
    cn: ["THB 1,280.00", "THB 2,560.00"],
    en: ["THB 1,280.00", "THB 2,560.00"],
    jp: ["THB 1,280.00", "THB 2,560.00"],
    th: ["฿1,280.00", "฿2,560.00"],
  },
};

let shop: Shop;
let phone: Page;
let admin: Client;

beforeAll(async () => {
  shop = await openShop(
    async (prisma) => {
      // Yen have no fractions.
      await prisma.$executeRaw`UPDATE "Product" SET price = trunc(price)`;
      await prisma.product.create({ data: { name: BOWL, price: 1280, stock: 50, topPick: true } });
    },
    {},
    createDemoDatabase,
  );
  admin = await new Client(shop.server.origin).logIn("admin", DEMO_PASSWORDS.admin);
});
afterAll(() => shop?.close());

/** Orders two bowls on a phone; resolves with the order's number. */
async function order(language: Language, currency: "JPY" | "THB"): Promise<number> {
  const { cart, checkout, storefront, ui } = CATALOGS[language];
  const [one, two] = AMOUNTS[currency][language];
  await phone.goto(`/product-show?q=${encodeURIComponent(BOWL)}`);
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
  const { id } = await shop.prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } });
  return id;
}

async function setCurrency(currency: "JPY" | "THB" | null): Promise<void> {
  const { data } = await admin.graphql<{ store: { id: string } }>("{ store { id } }");
  const { code } = await admin.graphql(
    "mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { currency } }",
    { input: { id: data?.store.id, details: { currency } } },
  );
  expect(code).toBeNull();
}

async function openPhone(language: Language): Promise<void> {
  phone = await shop.phone({ language });
  await shop.signIn(language);
}

it.each(["JPY", "THB"] as const)(
  "shows %s on the phone in every language, from the product to the order",
  async (currency) => {
    await setCurrency(currency);
    for (const language of ["cn", "jp", "th", "en"] as const) {
      await openPhone(language);
      const number = await order(language, currency);
      const [one, two] = AMOUNTS[currency][language];
      await phone.goto(`/bot-order/orders/${number}`);
      await phone.getByText(CATALOGS[language].myOrders.each(one)).waitFor();
      await phone.getByText(two).first().waitFor();
      expect(document.documentElement.lang).toBe(localeOf(language));
    }
  },
);

it("keeps the currency of earlier orders", async () => {
  await openPhone("cn");
  await phone.goto("/bot-order/orders");
  await phone.getByText("THB 2,560.00").first().waitFor();
  await phone.getByText("¥2,560").first().waitFor();
  await setCurrency(null);
  await phone.goto(`/product-show?q=${encodeURIComponent(BOWL)}`);
  await phone.getByText("$1,280").first().waitFor();
});
