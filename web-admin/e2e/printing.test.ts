// Needs a browser for: print and PDF, layout
import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { request } from "./appointmentDay.ts";
import { type Console, openConsole } from "./console.ts";
import { newOrder, refillTea, TEA } from "./newOrder.ts";
import { readPdf } from "./pdf.ts";

const A4 = { width: 210, height: 297 };
const STORE = {
  chain: "UNIMART",
  code: "131386",
  name: "建盛門市",
  address: "台北市南港區三重路23號",
} as const;

let shop: Console;
let prisma: PrismaClient;
let numbers: number[];

beforeAll(async () => {
  // The demo sets up the carrier with the stand-in's credentials.
  shop = await openConsole(
    { PAYMENT_STAND_INS: "true", SECRETS_KEY: randomBytes(32).toString("base64") },
    { columns: "default" },
  );
  prisma = connectPrisma(shop.databaseUrl);
  const details = {
    buyerName: "列印",
    recipientName: "收件陳",
    address: "臺北市大同區 1 號",
    note: "請冷藏",
  };
  const orders = [await newOrder(shop.admin, details), await newOrder(shop.admin, details)];
  numbers = orders.map(({ number }) => number);
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

async function printed(sheet: string) {
  const { page } = shop;
  await page.goto(`${shop.origin}/product-order?print=${sheet}&orders=${numbers.join(",")}`);
  await page.getByText(`#${numbers[0]}`).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

it("prints one pick list over all orders, without the rest of the console", async () => {
  const { pages, sizes, characters } = await printed("pick");
  expect(pages).toBe(1);
  expect(sizes).toEqual([A4]);
  for (const character of "揀貨單藏") expect([...characters]).toContain(character);
  // 返 is in the button that leads back.
  expect(characters.has("返")).toBe(false);
});

it("prints a packing slip for each order on a page of its own, without prices", async () => {
  const { pages, characters } = await printed("slip");
  expect(pages).toBe(2);
  for (const character of "收件陳臺北") expect([...characters]).toContain(character);
  expect(characters.has("$")).toBe(false);
});

it("prints receipts on a roll of 80 mm and on A4, also with the included tax", async () => {
  const expectSizes = async () => {
    const roll = await printed("receipt");
    expect(roll.pages).toBe(2);
    expect(new Set(roll.sizes.map(({ width }) => width))).toEqual(new Set([80]));
    expect(roll.characters.has("$")).toBe(true);
    const a4 = await printed("receipt-a4");
    expect([a4.pages, a4.sizes[0]]).toEqual([2, A4]);
  };
  await expectSizes();
  const { store } = await request<{ store: { id: string } }>(shop.admin, "{ store { id } }", {});
  await request(
    shop.admin,
    "mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { taxNumber } }",
    { input: { id: store.id, details: { taxPercent: "10", taxNumber: "T1234567890123" } } },
  );
  await expectSizes();
});

it("prints the closing sheet of a day", async () => {
  const { page } = shop;
  const { id } = await newOrder(shop.admin);
  await request(
    shop.admin,
    "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }",
    {
      input: { orderId: id, kind: "CASH", amount: "765" },
    },
  );
  await page.goto(`${shop.origin}/reports?print=closing&day=${dayOf(new Date(), "Asia/Taipei")}`);
  const takings = page.getByRole("table", { name: "收款" });
  await takings.getByRole("rowheader", { name: "現金", exact: true }).waitFor();
  const { pages, sizes, characters } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect([pages, sizes[0]]).toEqual([1, A4]);
  for (const character of "日結單現金765") expect([...characters]).toContain(character);
  // 返 is in the button that leads back.
  expect(characters.has("返")).toBe(false);
});

it("prints the carrier's label and the shop's own on one page of 100 × 150 mm", async () => {
  const { page } = shop;
  const { id, number } = await newOrder(shop.admin, {
    buyerName: "王小明",
    recipientName: "王小明",
    recipientPhone: "0987654321",
  });
  await prisma.pickUpStore.create({ data: { orderId: number, ...STORE } });
  const lines = await prisma.orderLine.findMany({ where: { orderId: number } });
  const items = lines.map(({ productId, quantity }) => ({
    productId: globalId("Product", productId),
    quantity: quantity.toString(),
  }));
  await request(shop.admin, "mutation ($input: CreateParcelInput!) { createParcel(input: $input) { id } }", {
    input: { orderId: id, items },
  });
  const parcel = await prisma.parcel.findFirstOrThrow({ where: { orderId: number } });
  await request(shop.admin, "mutation ($input: SendParcelInput!) { sendParcel(input: $input) { outcome } }", {
    input: { id: globalId("Parcel", parcel.id) },
  });
  const { paymentNo, validationNo } = await prisma.shipment.findFirstOrThrow();
  await page.goto(`${shop.origin}/product-order?order=${number}`);
  const opened = page.context().waitForEvent("page");
  await page.getByRole("dialog").getByRole("link", { name: "開啟託運單" }).click();
  const label = await opened;
  await label.getByText(`${paymentNo}${validationNo}`).waitFor();
  const size = { width: 100, height: 150 };
  const carriers = readPdf(await label.pdf({ preferCSSPageSize: true }));
  expect([carriers.pages, carriers.sizes]).toEqual([1, [size]]);
  await label.close();
  await page.goto(`${shop.origin}/product-order?print=label&orders=${number}`);
  await page
    .getByText(paymentNo ?? "")
    .first()
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
  const own = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect([own.pages, own.sizes]).toEqual([1, [size]]);
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
