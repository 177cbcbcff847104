// Needs a browser for: two windows
import { errorText, wording } from "@machiya/schema/wording";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productWithVariants } from "../../schema/src/testing/fixtures.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { openShop, type Shop, signIn } from "./shop.ts";

const { storefront, cart, checkout } = zhHant;
/** The name of the variant that two customers order at once. */
const BLUE_M = "襯衫 – Blue / M";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [], timeZone: "Asia/Taipei" } });
    await productWithVariants(prisma, { name: "襯衫", price: 300 }, 1);
  });
});
afterAll(() => shop?.close());

/** Puts a blue M into the cart of a new customer's phone, and goes up to the question that places the order. */
async function askToPlace(name: string): Promise<Page> {
  const phone = await shop.phone();
  await signIn(phone, shop.prisma, name);
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
  await form.getByRole("radio", { name: wording("cn").paymentMethod.PAY_AT_STORE }).check();
  await form.getByRole("button", { name: checkout.review, exact: true }).click();
  await phone.getByRole("button", { name: checkout.place, exact: true }).waitFor();
  return phone;
}

it("two customers order the last blue M at once, and one of them gets it", async () => {
  const phones = [await askToPlace("文"), await askToPlace("安")];
  await Promise.all(
    phones.map((phone) =>
      phone.getByRole("button", { name: checkout.place, exact: true }).click({ timeout: 30_000 }),
    ),
  );
  const outcome = async (phone: Page) => {
    const placed = phone.getByRole("dialog", { name: checkout.doneTitle, exact: true });
    const alerts = phone.getByRole("dialog", { name: checkout.confirmTitle, exact: true }).getByRole("alert");
    const refused = alerts.getByText(errorText("cn", "OUT_OF_STOCK", { products: [BLUE_M] }));
    await placed.or(refused).first().waitFor();
    const isPlaced = await placed.isVisible();
    // The refused customer also sees which line it is.
    if (!isPlaced) await alerts.filter({ hasText: BLUE_M }).getByText(cart.soldOut).waitFor();
    return isPlaced ? "placed" : "refused";
  };
  expect((await Promise.all(phones.map(outcome))).toSorted()).toEqual(["placed", "refused"]);
  expect(await shop.prisma.order.count()).toBe(1);
  const line = await shop.prisma.orderLine.findFirstOrThrow();
  expect(line.productName).toBe(BLUE_M);
  expect(shop.faults).toEqual([]);
});
