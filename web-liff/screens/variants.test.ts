import type { PrismaClient } from "@machiya/prisma/client";
import { rememberLanguage } from "@machiya/schema/client/languageCookie";
import { LANGUAGES, type Language } from "@machiya/schema/domain/language";
import { errorText, wording } from "@machiya/schema/wording";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productWithVariants } from "../../schema/src/testing/fixtures.ts";
import { network } from "../../testing/screens/network.ts";
import type { Page } from "../../testing/screens/page.ts";
import { picture } from "../e2e/shop.ts";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { openShop, type Shop } from "./shop.ts";

const CATALOGS = { cn: zhHant, en, jp: ja, th };

/** The name of the variant that two customers order at once. */
const BLUE_M = "襯衫 – Blue / M";

let shop: Shop;
let page: Page;

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [], timeZone: "Asia/Taipei" } });
  const imageHash = await picture(prisma, "#446655");
  const { variants } = await productWithVariants(prisma, { name: "襯衫", price: 300, imageHash }, 1);
  const [blueS, blueM, , redM] = variants.map(({ id }) => id);
  await prisma.product.update({ where: { id: blueS ?? 0 }, data: { stock: 0 } });
  const own = { price: 350, ownImage: true, imageHash: await picture(prisma, "#2244aa") };
  await prisma.product.update({ where: { id: blueM ?? 0 }, data: own });
  await prisma.product.delete({ where: { id: redM ?? 0 } });
  await productWithVariants(prisma, { name: "圍巾", imageHash }, 0);
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
  await shop.signIn("安");
});
afterAll(() => shop?.close());

const chip = (name: string) =>
  page.getByRole("radio", { name: new RegExp(`^${name.replace("（", " ?（")}$`) });

it("shows the lowest price and the whole stock on the card, whose plus opens the choice", async () => {
  await page.goto("/bot-order");
  const card = page.getByRole("article").filter({ hasText: "襯衫" });
  await card.getByText("$300 起").waitFor();
  await card.getByText("庫存 2").waitFor();
  await card.getByRole("button", { name: "選擇「襯衫」的規格" }).click();
  const sheet = page.getByRole("dialog", { name: "選擇規格與數量" });
  await sheet.getByRole("button", { name: "請選擇Color、Size" }).waitFor();
  expect(await sheet.getByRole("button", { name: "請選擇Color、Size" }).isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
});

it("says what is sold out or missing", async () => {
  await page.getByRole("link", { name: "襯衫" }).click();
  await chip("Blue").check();
  const soldOut = chip("S（已售完）");
  await soldOut.waitFor();
  await soldOut.check();
  // There is nothing to count.
  expect(await page.getByRole("dialog").getByRole("textbox").count()).toBe(0);
  expect(await page.getByRole("button", { name: "已售完" }).isDisabled()).toBe(true);
  await chip("Red").check();
  await chip("M（沒有此組合）").waitFor();
});

it("shows the chosen variant with its price, stock, and picture", async () => {
  await chip("M（沒有此組合）").check();
  // The color that does not exist in this size is no longer chosen.
  await page.getByRole("button", { name: "請選擇Color" }).waitFor();
  const image = page.getByRole("dialog").getByRole("img", { name: "襯衫" });
  const before = await image.getAttribute("src");
  await chip("Blue").check();
  const own = page.getByRole("dialog").getByRole("img", { name: "襯衫 – Blue / M" });
  await own.waitFor();
  expect(await own.getAttribute("src")).not.toBe(before);
  await page.getByRole("dialog").getByText("$350").first().waitFor();
});

it("puts the variant into the cart under its own name", async () => {
  await page.getByRole("button", { name: "加入購物車" }).click();
  await page.getByRole("button", { name: /查看購物車/ }).click();
  const cart = page.getByRole("dialog", { name: "購物車" });
  await cart.getByRole("heading", { name: "襯衫 – Blue / M" }).waitFor();
  await cart.getByText("$350").first().waitFor();
});

it("says that a product is sold out when all its variants are, instead of asking for a choice", async () => {
  const other = await shop.phone();
  await other.goto("/bot-order");
  await other.getByRole("link", { name: "圍巾" }).click();
  const button = other.getByRole("dialog").getByRole("button", { name: "已售完" });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
});

const setStockOfBlueM = (stock: number) =>
  shop.prisma.product.updateMany({
    where: { parentId: { not: null }, optionValues: { equals: ["Blue", "M"] }, price: 350 },
    data: { stock },
  });

/** Restocks the last blue M, which a customer may have bought. */
const restockBlueM = () => setStockOfBlueM(1);

/** Puts a blue M into the cart of a new customer's phone, and goes up to the question that places the order. */
async function askToPlace(language: Language, name: string): Promise<Page> {
  const { storefront, cart, checkout } = CATALOGS[language];
  const phone = await shop.phone();
  await shop.signIn(name);
  rememberLanguage(language);
  await phone.goto("/bot-order");
  await phone.getByRole("button", { name: storefront.chooseVariant("襯衫"), exact: true }).click();
  await phone.getByRole("radio", { name: "Blue" }).check();
  await phone.getByRole("radio", { name: "M", exact: true }).check();
  await phone.getByRole("button", { name: storefront.addToCart, exact: true }).click();
  await phone.getByRole("button", { name: cart.show }).click();
  await phone.getByRole("button", { name: cart.checkout, exact: true }).click();
  const form = phone.getByRole("dialog", { name: checkout.title, exact: true });
  await form.getByRole("tab", { name: checkout.pickUp }).click();
  await form.getByRole("textbox", { name: checkout.phone }).fill("0912-345-678");
  await form.getByRole("radio", { name: wording(language).paymentMethod.PAY_AT_STORE }).check();
  await form.getByRole("button", { name: checkout.review, exact: true }).click();
  await phone.getByRole("button", { name: checkout.place, exact: true }).waitFor();
  return phone;
}

it.each(LANGUAGES)(
  "refuses a variant that another customer has just bought, and orders it once it is back (%s)",
  async (language) => {
    const { cart, checkout } = CATALOGS[language];
    await restockBlueM();
    const before = await shop.prisma.order.count();
    const phone = await askToPlace(language, `文${language}`);
    const place = phone.getByRole("button", { name: checkout.place, exact: true });
    network.intercept((request) => {
      if (!JSON.stringify(request.body)?.includes("idempotencyKey")) return null;
      network.release();
      return setStockOfBlueM(0).then(() => request.send());
    });
    await place.click();
    const alerts = phone.getByRole("dialog", { name: checkout.confirmTitle, exact: true }).getByRole("alert");
    await alerts.getByText(errorText(language, "OUT_OF_STOCK", { products: [BLUE_M] })).waitFor();
    // The refused customer also sees which line it is.
    await alerts.filter({ hasText: BLUE_M }).getByText(cart.soldOut).waitFor();
    expect(await shop.prisma.order.count()).toBe(before);
    await restockBlueM();
    await (await askToPlace(language, `安${language}`))
      .getByRole("button", { name: checkout.place, exact: true })
      .click();
    await phone.getByRole("dialog", { name: checkout.doneTitle, exact: true }).waitFor();
    expect(await shop.prisma.order.count()).toBe(before + 1);
    const line = await shop.prisma.orderLine.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(line.productName).toBe(BLUE_M);
  },
);

it.each(LANGUAGES)("names the choice, and what is sold out or missing in it (%s)", async (language) => {
  const { storefront } = CATALOGS[language];
  await restockBlueM();
  const phone = await shop.phone();
  rememberLanguage(language);
  await phone.goto("/bot-order");
  await phone.getByRole("button", { name: storefront.chooseVariant("襯衫"), exact: true }).click();
  const sheet = phone.getByRole("dialog", { name: storefront.variantTitle });
  await sheet.getByRole("button", { name: storefront.chooseFirst(["Color", "Size"]), exact: true }).waitFor();
  const choice = (text: string) => sheet.locator("label").filter({ hasText: text });
  await sheet.getByRole("radio", { name: "Blue" }).check();
  await choice(`S${storefront.valueSoldOut}`).waitFor();
  await choice("Red").getByRole("radio").check();
  await choice(`M${storefront.valueMissing}`).waitFor();
});
