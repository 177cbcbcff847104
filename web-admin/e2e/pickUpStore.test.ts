import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { LANGUAGE_COOKIE } from "@machiya/schema/domain/language";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, hasText, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";

const STORE = {
  chain: "UNIMART",
  code: "131386",
  name: "建盛門市",
  address: "台北市南港區三重路23號",
} as const;

let shop: Console;
let prisma: PrismaClient;
let order: number;

beforeAll(async () => {
  // The demo sets up the carrier with the stand-in's credentials.
  shop = await openConsole({
    PAYMENT_STAND_INS: "true",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  });
  prisma = connectPrisma(shop.databaseUrl);
  const details = { buyerName: "王小明", recipientName: "王小明", recipientPhone: "0987654321" };
  const { number } = await newOrder(shop.admin, { ...details, address: "7-ELEVEN 建盛門市 (131386)" });
  await prisma.pickUpStore.create({ data: { orderId: number, ...STORE } });
  order = number;
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

const panel = () => shop.page.getByRole("dialog", { name: `訂單 #${order}` });
const form = () => shop.page.getByRole("dialog", { name: "更換門市" });
const change = () => panel().getByRole("button", { name: "更換門市" });
const save = () => form().getByRole("button", { name: "儲存" });

async function open(): Promise<void> {
  await shop.page.goto(`${shop.origin}/product-order?order=${order}`);
  await panel().getByText("取貨門市：").waitFor();
}

async function expectToFit(): Promise<void> {
  const overflow = await shop.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

it("staff change the store before a label exists, and it becomes the address", async () => {
  await open();
  await panel().getByText("取貨門市：建盛門市（131386）").waitFor();
  await change().click();
  await form().getByLabel("店號").fill("12-34");
  await save().click();
  await form().getByText("請輸入 1 到 10 個英數字的店號。").waitFor();
  await expectAccessible(shop.page);
  await shop.page.setViewportSize({ width: 390, height: 844 });
  await expectToFit();
  await expectAccessible(shop.page);
  await shop.page.setViewportSize({ width: 1280, height: 800 });
  await form().getByLabel("店號").fill("991182");
  await form().getByLabel("門市名稱").fill("馥樺門市");
  await form().getByLabel("門市地址").fill("台北市南港區三重路19號");
  await save().click();
  await hasText(shop.page, "修改成功");
  await panel().getByText("取貨門市：馥樺門市（991182）").waitFor();
  const stored = await prisma.order.findUniqueOrThrow({
    where: { id: order },
    include: { pickUpStore: true },
  });
  expect(stored).toMatchObject({
    address: "7-ELEVEN 馥樺門市 (991182) 台北市南港區三重路19號",
    pickUpStore: { chain: "UNIMART", code: "991182", name: "馥樺門市" },
  });
});

it("another user's change is not overwritten", async () => {
  await change().click();
  await form().getByLabel("店號").fill("131386");
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }",
    { input: { id: globalId("Order", order), details: { note: "請早上送" } } },
  );
  expect(code).toBeNull();
  await save().click();
  await form().getByRole("alert").first().waitFor();
  await form().getByRole("button", { name: "取消" }).click();
  expect(await prisma.pickUpStore.findFirstOrThrow({ where: { orderId: order } })).toMatchObject({
    code: "991182",
  });
  const stale = await shop.admin.graphql(
    "mutation ($input: ChangePickUpStoreInput!) { changePickUpStore(input: $input) { id } }",
    { input: { id: globalId("Order", order), version: 1, pickUpStore: STORE } },
  );
  expect(stale.code).toBe("CONFLICT");
});

it("refuses another store once the parcel was created at the carrier, and says why", async () => {
  await open();
  await change().click();
  // Meanwhile, another user packs the parcel and creates it at the carrier, which changes the order's version, too.
  const packed = await shop.admin.graphql<{ createParcel: { parcels: { id: string }[] } }>(
    "mutation ($input: CreateParcelInput!) { createParcel(input: $input) { id } }",
    {
      input: {
        orderId: globalId("Order", order),
        items: (await prisma.orderLine.findMany({ where: { orderId: order } })).map(
          ({ productId, quantity }) => ({
            productId: globalId("Product", productId),
            quantity: quantity.toString(),
          }),
        ),
      },
    },
  );
  expect(packed.code).toBeNull();
  const parcel = await prisma.parcel.findFirstOrThrow({ where: { orderId: order } });
  const sent = await shop.admin.graphql<{ sendParcel: { outcome: string } }>(
    "mutation ($input: SendParcelInput!) { sendParcel(input: $input) { outcome } }",
    { input: { id: globalId("Parcel", parcel.id) } },
  );
  expect(sent.data?.sendParcel.outcome).toBe("CREATED");
  expect((await prisma.shipment.findFirstOrThrow()).storeCode).toBe("991182");
  const refused = await shop.admin.graphql<object>(
    "mutation ($input: ChangePickUpStoreInput!) { changePickUpStore(input: $input) { id } }",
    { input: { id: globalId("Order", order), pickUpStore: STORE } },
  );
  expect(refused.code).toBe("ORDER_STATE_FORBIDS");
  await form().getByLabel("店號").fill("131386");
  await save().click();
  await form().getByText("包裹已在物流商建立、可能已有託運單，因此無法更換門市。").first().waitFor();
  await expectAccessible(shop.page);
  await form().getByRole("button", { name: "取消" }).click();
  // The open panel follows the order: the store is fixed.
  await panel().getByRole("link", { name: "開啟託運單" }).waitFor();
  expect(await change().count()).toBe(0);
  expect(await prisma.pickUpStore.findFirstOrThrow({ where: { orderId: order } })).toMatchObject({
    code: "991182",
  });
});

it("the editor shows the address of the store, which cannot be edited, and saves the rest", async () => {
  const { page } = shop;
  await page.goto(`${shop.origin}/product-order?edit=${order}`);
  const editor = page.getByRole("dialog", { name: /^編輯訂單/ });
  await editor.getByText("地址就是該門市").waitFor();
  const address = editor.getByLabel("地址");
  expect(await address.isEditable()).toBe(false);
  await shop.page.setViewportSize({ width: 390, height: 844 });
  const isWhole = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement | SVGElement) =>
    scrollHeight <= clientHeight && scrollWidth <= clientWidth;
  await expect.poll(() => address.evaluate(isWhole)).toBe(true);
  await shop.page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  await editor.getByLabel("備註").fill("請放冰箱");
  await editor.getByRole("button", { name: "儲存" }).click();
  await hasText(page, "修改成功");
  expect(await prisma.order.findUniqueOrThrow({ where: { id: order } })).toMatchObject({
    address: "7-ELEVEN 馥樺門市 (991182) 台北市南港區三重路19號",
    note: "請放冰箱",
  });
});

it.each([
  ["en", "Store: 馥樺門市 (991182)"],
  ["jp", "受取店舗：馥樺門市（991182）"],
  ["th", "สาขาที่รับสินค้า: 馥樺門市 (991182)"],
])("names the store in %s, and fits a phone", async (language, text) => {
  await shop.page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: shop.origin }]);
  await shop.page.setViewportSize({ width: 390, height: 844 });
  await shop.page.goto(`${shop.origin}/product-order?order=${order}`);
  await shop.page.getByText(text).waitFor();
  await expectToFit();
  await shop.page.goto(`${shop.origin}/product-order?print=label&orders=${order}`);
  await shop.page
    .getByText(/991182/)
    .first()
    .waitFor();
  await expectToFit();
});
