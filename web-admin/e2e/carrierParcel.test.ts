import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, hasText, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";
import { readPdf } from "./pdf.ts";

/** The credentials that the stand-in of ECPay's logistics accepts. */
const ACCEPTED = { MerchantID: "2000933", HashKey: "XBERn1YOvpM9nfZc", HashIV: "h1ONHk4P4yqbl5LK" };
const WRONG_KEY = "wrongHashKey1234";
const STORE = {
  chain: "UNIMART",
  code: "131386",
  name: "建盛門市",
  address: "台北市南港區三重路23號",
} as const;

const ADDRESS = "7-ELEVEN 建盛門市 (131386) 台北市南港區三重路23號";

let shop: Console;
let prisma: PrismaClient;
let order: number;
let label: Page;

/** Enters an order that is picked up at a convenience store. */
async function storeOrder(recipientName = "王小明"): Promise<number> {
  const details = { buyerName: "王小明", recipientName, recipientPhone: "0987654321", address: ADDRESS };
  const { number } = await newOrder(shop.admin, details);
  await prisma.pickUpStore.create({ data: { orderId: number, ...STORE } });
  return number;
}

beforeAll(async () => {
  shop = await openConsole({
    PAYMENT_STAND_INS: "true",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  });
  prisma = connectPrisma(shop.databaseUrl);
  // The demo has set up the carrier.
  await prisma.carrierSetting.deleteMany();
  await prisma.shippingMethod.create({ data: { kind: "CONVENIENCE_STORE", name: "超商取貨", fee: 60 } });
  order = await storeOrder();
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

const card = () => shop.page.getByRole("form", { name: "綠界物流" });
const field = (name: string) => card().getByLabel(name);
const save = () => card().getByRole("button", { name: "儲存" });
const test = () => card().getByRole("button", { name: "測試連線" });
const used = () => card().getByRole("switch", { name: "使用綠界物流" });
const panel = (number = order) => shop.page.getByRole("dialog", { name: `訂單 #${number}` });
const parcels = (number = order) => panel(number).getByRole("list", { name: "包裹" }).getByRole("listitem");
const create = (number = order) => parcels(number).getByRole("button", { name: "建立物流單" });

async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Saves the card, whose fields for credentials are then empty. */
async function saved(): Promise<void> {
  await save().click();
  await expect.poll(() => field("HashKey").inputValue()).toBe("");
  await expect.poll(() => save().isDisabled()).toBe(true);
}

async function enter(credentials: typeof ACCEPTED): Promise<void> {
  for (const [name, text] of Object.entries(credentials)) await field(name).fill(text);
}

/** Makes the stand-in fail: before or after requests take effect. */
async function setOutage(outage: "none" | "before" | "after"): Promise<void> {
  const response = await shop.page.request.post(`${shop.origin}/stand-in/ecpay-logistics/outage`, {
    form: { outage },
  });
  expect(response.ok()).toBe(true);
}

/** Opens an order and packs all of it into a parcel. */
async function pack(number = order): Promise<void> {
  await shop.page.goto(`${shop.origin}/product-order?order=${number}`);
  await panel(number).getByRole("button", { name: "包裝包裹" }).click();
  const form = shop.page.getByRole("dialog", { name: "包裝包裹" });
  await form.getByRole("button", { name: "包裝包裹" }).click();
  await form.waitFor({ state: "detached" });
  await create(number).waitFor();
}

it("names the fields that a carrier lacks, beside them", async () => {
  await shop.page.goto(`${shop.origin}/settings/shipping`);
  await card().getByText("尚未儲存憑證").waitFor();
  expect(await test().isDisabled()).toBe(true);
  await used().check();
  await save().click();
  // Sender, phone, and the three credentials.
  await expect.poll(() => card().getByText("請填寫這個欄位。").count()).toBe(5);
  await card().getByRole("button", { name: "7-ELEVEN" }).click();
  await card().getByRole("button", { name: "FamilyMart" }).click();
  await card().getByText("請至少選擇一家超商。").waitFor();
  await card().getByRole("button", { name: "7-ELEVEN" }).click();
  await field("寄件人手機").fill("02-2345-6789");
  await card().getByText("請輸入台灣手機號碼").waitFor();
  await expectAccessible(shop.page);
  expect(await prisma.carrierSetting.count()).toBe(0);
});

it("stores the credentials, and says that they are wrong", async () => {
  await field("寄件人").first().fill("店長");
  await field("寄件人手機").fill("0912-345-678");
  await enter({ ...ACCEPTED, HashKey: WRONG_KEY });
  await saved();
  await hasText(shop.page, "修改成功");
  await test().click();
  await card().getByText("綠界不接受這組憑證").waitFor();
  await expectAccessible(shop.page);
});

it("creates nothing with wrong credentials, and says so", async () => {
  await pack();
  await create().click();
  await parcels().getByText("物流商不接受目前的憑證").waitFor();
  await expectAccessible(shop.page);
  expect(await prisma.shipment.count()).toBe(0);
  await create().waitFor();
});

it("tests the right credentials, and keeps what was entered when the carrier is down", async () => {
  await shop.page.goto(`${shop.origin}/settings/shipping`);
  await enter(ACCEPTED);
  await saved();
  await setOutage("before");
  await test().click();
  await card().getByText("無法連線到綠界").waitFor();
  await setOutage("none");
  await test().click();
  await card().getByText("連線成功").waitFor();
  expect([await used().isChecked(), await field("寄件人手機").inputValue()]).toEqual([true, "0912345678"]);
  await expectAccessible(shop.page);
});

it("shows another admin's change in the words of the form", async () => {
  await shop.admin.graphql(
    "mutation ($input: UpdateCarrierInput!) { updateCarrier(input: $input) { version } }",
    { input: { carrier: "ECPAY", details: { chains: ["UNIMART", "FAMILY"], isTest: false } } },
  );
  await card().getByRole("button", { name: "7-ELEVEN" }).click();
  await card().getByRole("button", { name: "FamilyMart" }).click();
  await save().click();
  await card().getByText("目前：7-ELEVEN、FamilyMart").waitFor();
  await card().getByText("目前：正式環境").waitFor();
  await card().getByRole("button", { name: "採用對方的內容" }).click();
  expect(await field("環境").inputValue()).toBe("false");
});

it("says that the carrier does not answer, and creates the parcel once afterwards", async () => {
  await setOutage("before");
  await shop.page.goto(`${shop.origin}/product-order?order=${order}`);
  await create().click();
  await parcels().getByText("物流商沒有回應").waitFor();
  expect(await parcels().getByText("503").count()).toBe(0);
  await expectAccessible(shop.page);
  const { reference } = await prisma.shipment.findFirstOrThrow();
  await setOutage("none");
  await create().click();
  await hasText(shop.page, "物流單已建立");
  await parcels().getByRole("link", { name: "開啟託運單" }).waitFor();
  expect(await parcels().getByText("物流商沒有回應").count()).toBe(0);
  const shipments = await prisma.shipment.findMany();
  expect(shipments).toMatchObject([{ reference, goodsAmount: expect.any(Number), chain: "UNIMART" }]);
  await parcels().getByText(`7-ELEVEN ${shipments[0]?.paymentNo}${shipments[0]?.validationNo}`).waitFor();
  await expectAccessible(shop.page);
});

it("asks before a parcel that the carrier has is unpacked", async () => {
  await parcels().getByRole("button", { name: "拆開包裹" }).click();
  const question = shop.page.getByRole("alertdialog", { name: "拆開包裹" });
  await question.getByText("拆開包裹不會取消物流單").waitFor();
  await expectAccessible(shop.page);
  await question.getByRole("button", { name: "取消" }).click();
  await question.waitFor({ state: "detached" });
  expect(await prisma.parcel.count({ where: { orderId: order } })).toBe(1);
});

it("opens the carrier's label, which prints on one page of 100 × 150 mm", async () => {
  const opened = shop.page.context().waitForEvent("page");
  await parcels().getByRole("link", { name: "開啟託運單" }).click();
  label = await opened;
  await label.getByRole("heading", { name: "7-ELEVEN 寄件單" }).waitFor();
  const { paymentNo, validationNo } = await prisma.shipment.findFirstOrThrow();
  await label.getByText(`${paymentNo}${validationNo}`).waitFor();
  const { pages, sizes } = readPdf(await label.pdf({ preferCSSPageSize: true }));
  expect([pages, sizes]).toEqual([1, [{ width: 100, height: 150 }]]);
});

it("prints the shop's own address label with the number of the chain", async () => {
  const page = await shop.open();
  await page.goto(`${shop.origin}/product-order?print=label&orders=${order}`);
  const { paymentNo } = await prisma.shipment.findFirstOrThrow();
  await page.getByText(paymentNo).first().waitFor();
  await page.getByText(STORE.name).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { pages, sizes } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect([pages, sizes]).toEqual([1, [{ width: 100, height: 150 }]]);
  await page.context().close();
});

it("shows what the carrier reports on the open screen", async () => {
  await label.getByRole("button", { name: "賣家已到門市寄件" }).click();
  await label.getByText("The shop answered: 1|OK").waitFor();
  await parcels().getByText("賣家已到門市寄件").waitFor();
  await parcels().getByText("已出貨", { exact: true }).waitFor();
  expect(await prisma.parcel.findFirstOrThrow({ where: { orderId: order } })).toMatchObject({
    state: "SHIPPED",
  });
  // A parcel that has left the shop can no longer be unpacked.
  expect(await parcels().getByRole("button", { name: "拆開包裹" }).count()).toBe(0);
  await expectAccessible(shop.page);
});

it("finds a parcel whose creation took effect without an answer", async () => {
  const lost = await storeOrder();
  await pack(lost);
  await setOutage("after");
  await create(lost).click();
  await parcels(lost).getByText("物流商沒有回應").waitFor();
  await parcels(lost).getByRole("button", { name: "拆開包裹" }).click();
  const question = shop.page.getByRole("alertdialog", { name: "拆開包裹" });
  await question.getByText("可能已建立這個包裹的物流單").waitFor();
  await question.getByRole("button", { name: "取消" }).click();
  await setOutage("none");
  await create(lost).click();
  await parcels(lost).getByRole("link", { name: "開啟託運單" }).waitFor();
  expect(await prisma.shipment.count({ where: { parcel: { orderId: lost } } })).toBe(1);
});

it("says which name the carrier does not accept, on a phone too", async () => {
  const wrong = await storeOrder("王");
  await pack(wrong);
  await create(wrong).click();
  await parcels(wrong).getByText("請修改收件人姓名").waitFor();
  const phone = await shop.open({ width: 390 });
  for (const address of [`/product-order?order=${order}`, "/settings/shipping"]) {
    await phone.goto(`${shop.origin}${address}`);
    await phone
      .getByText(/7-ELEVEN/)
      .first()
      .waitFor();
    await expectAccessible(phone);
    await expectToFit(phone);
  }
  await phone.context().close();
});
