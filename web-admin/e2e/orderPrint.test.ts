import { LANGUAGES } from "@machiya/schema/domain/language";
import { toWire } from "@machiya/schema/domain/money";
import { includedTax } from "@machiya/schema/domain/orders/includedTax";
import { afterAll, beforeAll, expect, it } from "vitest";
import { en } from "../src/language/catalogs/en.ts";
import { ja } from "../src/language/catalogs/ja.ts";
import { th } from "../src/language/catalogs/th.ts";
import { zhHant } from "../src/language/catalogs/zhHant.ts";
import { request } from "./appointmentDay.ts";
import { countClicks, maxClicks } from "./clicks.ts";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { newOrder, refillTea, TEA } from "./newOrder.ts";
import { readPdf } from "./pdf.ts";

const CATALOGS = { cn: zhHant, en, jp: ja, th };
/** A number as Japan gives them to issuers of qualified invoices. */
const TAX_NUMBER = "T1234567890123";

let shop: Console;
let numbers: number[];

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
  const details = {
    buyerName: "列印",
    recipientName: "收件陳",
    address: "臺北市大同區 1 號",
    note: "請冷藏",
  };
  const orders = [await newOrder(shop.admin, details), await newOrder(shop.admin, details)];
  numbers = orders.map(({ number }) => number);
});
afterAll(() => shop?.close());

async function printed(sheet: string) {
  const { page } = shop;
  await page.goto(`${shop.origin}/product-order?print=${sheet}&orders=${numbers.join(",")}`);
  await page.getByText(`#${numbers[0]}`).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

it("prints one pick list over all orders, with the sum of each product, without the rest of the console", async () => {
  const { pages, sizes, characters } = await printed("pick");
  expect(pages).toBe(1);
  expect(sizes).toEqual([{ width: 210, height: 297 }]);
  for (const character of "揀貨單藏") expect([...characters]).toContain(character);
  // 返 is in the button that leads back.
  expect(characters.has("返")).toBe(false);
  const row = shop.page.getByRole("row").filter({ hasText: TEA });
  expect(await row.getByRole("cell").nth(3).textContent()).toBe("2");
  await row.getByText(`#${numbers[0]} × 1, #${numbers[1]} × 1`).waitFor();
  await expectAccessible(shop.page);
});

it("shows the quantities of a pick list of many orders on one line each, on a phone", async () => {
  await refillTea(shop.admin);
  const many = [];
  for (let index = 0; index < 12; index += 1)
    many.push((await newOrder(shop.admin, { buyerName: "很多筆" })).number);
  const page = await shop.open({ width: 390 });
  await page.goto(`${shop.origin}/product-order?print=pick&orders=${many.join(",")}`);
  const row = page.getByRole("row").filter({ hasText: TEA });
  const quantity = row.getByRole("cell").nth(3);
  expect(await quantity.textContent()).toBe("12");
  for (const text of [quantity, page.getByRole("columnheader", { name: "數量" })]) {
    const tops = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    });
    expect(new Set(tops).size).toBe(1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.context().close();
});

it("prints a packing slip for each order on a page of its own, without prices", async () => {
  const { pages, characters } = await printed("slip");
  expect(pages).toBe(2);
  for (const character of "收件陳臺北") expect([...characters]).toContain(character);
  expect(characters.has("$")).toBe(false);
});

it("breaks an unbreakable name on every sheet on a phone", async () => {
  const long = await newOrder(shop.admin, { buyerName: "Donaudampfschifffahrtsgesellschaft".repeat(2) });
  const page = await shop.open({ width: 390 });
  for (const sheet of ["pick", "slip", "receipt", "label"]) {
    await page.goto(`${shop.origin}/product-order?print=${sheet}&orders=${long.number}`);
    await page.getByText(`#${long.number}`).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await page.context().close();
});

it("leaves out of pick lists and packing slips what a refund has returned to the stock", async () => {
  const returned = await newOrder(shop.admin, { buyerName: "退貨" });
  const { node } = await request<{ node: { total: string; lines: { product: { id: string } }[] } }>(
    shop.admin,
    "query ($id: ID!) { node(id: $id) { ... on Order { total lines { product { id } } } } }",
    { id: returned.id },
  );
  const { recordPayment } = await request<{ recordPayment: { id: string } }>(
    shop.admin,
    "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }",
    { input: { orderId: returned.id, kind: "CASH", amount: node.total } },
  );
  const restock = node.lines.map(({ product: { id } }) => ({ productId: id, quantity: "1" }));
  await request(
    shop.admin,
    "mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }",
    { input: { paymentId: recordPayment.id, amount: node.total, reason: "退貨", method: "MANUAL", restock } },
  );
  for (const sheet of ["pick", "slip"]) {
    await shop.page.goto(
      `${shop.origin}/product-order?print=${sheet}&orders=${returned.number},${numbers[0]}`,
    );
    await shop.page.getByText(`#${returned.number}`).first().waitFor();
    const row = shop.page.getByRole("row").filter({ hasText: TEA });
    expect(await row.count()).toBe(1);
    expect(await row.innerText()).not.toContain(`#${returned.number}`);
  }
});

it("prints receipts on a roll of 80 mm and on A4", async () => {
  const roll = await printed("receipt");
  expect(roll.pages).toBe(2);
  expect(new Set(roll.sizes.map(({ width }) => width))).toEqual(new Set([80]));
  expect(roll.characters.has("$")).toBe(true);
  const a4 = await printed("receipt-a4");
  expect([a4.pages, a4.sizes[0]]).toEqual([2, { width: 210, height: 297 }]);
});

it("prints the included tax and the registration number on receipts in every language, once they are set", async () => {
  await printed("receipt");
  for (const { orderPrint } of Object.values(CATALOGS))
    expect(await shop.page.getByText(orderPrint.taxNumber(TAX_NUMBER)).count()).toBe(0);
  const { store } = await request<{ store: { id: string } }>(shop.admin, "{ store { id } }", {});
  await request(
    shop.admin,
    "mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { taxNumber } }",
    { input: { id: store.id, details: { taxPercent: "10", taxNumber: TAX_NUMBER } } },
  );
  const { orders } = await request<{ orders: { edges: { node: { total: string } }[] } }>(
    shop.admin,
    "query ($numbers: [Int!]) { orders(filter: { numbers: $numbers }) { edges { node { total } } } }",
    { numbers },
  );
  const tax = `$${toWire(includedTax(orders.edges[0]?.node.total ?? 0, "10", null))}`;
  for (const language of LANGUAGES) {
    const { orderPrint } = CATALOGS[language];
    await shop.page
      .context()
      .addCookies([{ name: "language", value: language, domain: "127.0.0.1", path: "/", sameSite: "Lax" }]);
    for (const sheet of ["receipt", "receipt-a4"]) {
      expect((await printed(sheet)).pages).toBe(2);
      expect(await shop.page.getByText(orderPrint.taxNumber(TAX_NUMBER)).count()).toBe(2);
      const row = shop.page.getByRole("row").filter({ hasText: orderPrint.includedTax("10") });
      expect(await row.first().getByRole("cell").last().textContent()).toBe(tax);
      await expectAccessible(shop.page);
    }
  }
  await shop.page.context().clearCookies({ name: "language" });
});

it("is reached from the selection and from an order, and prints on arrival", async () => {
  const page = await shop.open();
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });
  const clicks = await countClicks(page);
  await page.goto(`${shop.origin}/product-order?buyer=列印`);
  await page.getByRole("checkbox", { name: "選取本頁全部" }).click();
  const bar = page.getByRole("toolbar", { name: "批次操作" });
  await bar.getByRole("button", { name: "列印" }).click();
  await page.getByRole("menuitem", { name: "揀貨單" }).click();
  await page.locator("html[data-printed=yes]").waitFor();
  expect(clicks.count()).toBe(maxClicks("print one pick list of many orders"));
  expect(new URL(page.url()).searchParams.get("orders")?.split(",").sort()).toEqual(
    numbers.map(String).sort(),
  );
  await page.goto(`${shop.origin}/product-order?order=${numbers[0]}`);
  await page.getByRole("dialog").getByRole("button", { name: "列印" }).click();
  await page.getByRole("menuitem", { name: "收據（A4）" }).click();
  await page.getByRole("heading", { name: "收據（A4）" }).waitFor();
  await page.context().close();
});
