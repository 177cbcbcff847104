import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newOrder } from "../e2e/newOrder.ts";
import { openLabel, submitForm } from "./carrierLabel.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

const STORE = {
  chain: "UNIMART",
  code: "131386",
  name: "建盛門市",
  address: "台北市南港區三重路23號",
} as const;

let shop: ConsoleShop;
let prisma: PrismaClient;

beforeAll(async () => {
  // The demo sets up the carrier with the stand-in's credentials.
  shop = await openConsole({
    PAYMENT_STAND_INS: "true",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  });
  prisma = connectPrisma(shop.databaseUrl);
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

/** Enters an order that is picked up at a convenience store. */
async function storeOrder(recipientName = "王小明"): Promise<number> {
  const address = "7-ELEVEN 建盛門市 (131386) 台北市南港區三重路23號";
  const details = { buyerName: "王小明", recipientName, recipientPhone: "0987654321", address };
  const { number } = await newOrder(shop.admin, details);
  await prisma.pickUpStore.create({ data: { orderId: number, ...STORE } });
  return number;
}

describe("the store of an order", () => {
  let order: number;

  beforeAll(async () => {
    order = await storeOrder();
  });

  const panel = () => shop.page.getByRole("dialog", { name: `訂單 #${order}` });
  const form = () => shop.page.getByRole("dialog", { name: "更換門市" });
  const change = () => panel().getByRole("button", { name: "更換門市" });
  const save = () => form().getByRole("button", { name: "儲存" });

  async function open(): Promise<void> {
    await shop.openScreen(`/product-order?order=${order}`);
    await panel().getByText("取貨門市：").waitFor();
  }

  it("staff change the store before a label exists, and it becomes the address", async () => {
    await open();
    await panel().getByText("取貨門市：建盛門市（131386）").waitFor();
    await change().click();
    await form().getByLabel("店號").fill("12-34");
    await save().click();
    await form().getByText("請輸入 1 到 10 個英數字的店號。").waitFor();
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
    await shop.openScreen(`/product-order?edit=${order}`);
    const editor = page.getByRole("dialog", { name: /^編輯訂單/ });
    await editor.getByText("地址就是該門市").waitFor();
    const address = editor.getByLabel("地址");
    expect(await address.getAttribute("readonly")).not.toBeNull();
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
  ] as const)("names the store in %s", async (language, text) => {
    await shop.openScreen(`/product-order?order=${order}`, { language });
    await shop.page.getByText(text).waitFor();
    await shop.openScreen(`/product-order?print=label&orders=${order}`, { language });
    await shop.page
      .getByText(/991182/)
      .first()
      .waitFor();
  });
});

describe("a parcel at the carrier", () => {
  /** The credentials that the stand-in of ECPay's logistics accepts. */
  const ACCEPTED = { MerchantID: "2000933", HashKey: "XBERn1YOvpM9nfZc", HashIV: "h1ONHk4P4yqbl5LK" };
  const WRONG_KEY = "wrongHashKey1234";

  let order: number;
  /** The page of the label at the carrier. */
  let label: string;

  beforeAll(async () => {
    await prisma.shipment.deleteMany();
    await prisma.carrierSetting.deleteMany();
    await prisma.shippingMethod.create({ data: { kind: "CONVENIENCE_STORE", name: "超商取貨", fee: 60 } });
    order = await storeOrder();
  });

  const card = () => shop.page.getByRole("form", { name: "綠界物流" });
  const field = (name: string) => card().getByLabel(name);
  const save = () => card().getByRole("button", { name: "儲存" });
  const test = () => card().getByRole("button", { name: "測試連線" });
  const used = () => card().getByRole("switch", { name: "使用這家物流商" });
  const panel = (number = order) => shop.page.getByRole("dialog", { name: `訂單 #${number}` });
  const parcels = (number = order) => panel(number).getByRole("list", { name: "包裹" }).getByRole("listitem");
  const create = (number = order) => parcels(number).getByRole("button", { name: "建立物流單" });

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
    const response = await fetch(`${shop.origin}/stand-in/ecpay-logistics/outage`, {
      method: "POST",
      body: new URLSearchParams({ outage }),
    });
    expect(response.ok).toBe(true);
  }

  /** Opens an order and packs all of it into a parcel. */
  async function pack(number = order): Promise<void> {
    await shop.openScreen(`/product-order?order=${number}`);
    await panel(number).getByRole("button", { name: "包裝包裹" }).click();
    const form = shop.page.getByRole("dialog", { name: "包裝包裹" });
    await form.getByRole("button", { name: "包裝包裹" }).click();
    await form.waitFor({ state: "detached" });
    await create(number).waitFor();
  }

  it("names the fields that a carrier lacks, beside them", async () => {
    await shop.openScreen("/settings/shipping");
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
    expect(await prisma.carrierSetting.count()).toBe(0);
  });

  it("stores the credentials, and says that they are wrong", async () => {
    await field("寄件人").first().fill("店長");
    await field("寄件人手機").fill("0912-345-678");
    await enter({ ...ACCEPTED, HashKey: WRONG_KEY });
    await saved();
    await hasText(shop.page, "修改成功");
    await test().click();
    await card().getByText("物流商不接受這組憑證").waitFor();
  });

  it("creates nothing with wrong credentials, and says so", async () => {
    await pack();
    await create().click();
    await parcels().getByText("物流商不接受目前的憑證").waitFor();
    expect(await prisma.shipment.count()).toBe(0);
    await create().waitFor();
  });

  it("tests the right credentials, and keeps what was entered when the carrier is down", async () => {
    await shop.openScreen("/settings/shipping");
    await enter(ACCEPTED);
    await saved();
    await setOutage("before");
    await test().click();
    await card().getByText("無法連線到物流商").waitFor();
    await setOutage("none");
    await test().click();
    await card().getByText("連線成功").waitFor();
    expect([await used().isChecked(), await field("寄件人手機").inputValue()]).toEqual([true, "0912345678"]);
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
    await shop.openScreen(`/product-order?order=${order}`);
    await create().click();
    await parcels().getByText("物流商沒有回應").waitFor();
    expect(await parcels().getByText("503").count()).toBe(0);
    const { reference } = await prisma.shipment.findFirstOrThrow();
    await setOutage("none");
    await create().click();
    await hasText(shop.page, "物流單已建立");
    await parcels().getByRole("link", { name: "開啟託運單" }).waitFor();
    expect(await parcels().getByText("物流商沒有回應").count()).toBe(0);
    const shipments = await prisma.shipment.findMany();
    expect(shipments).toMatchObject([{ reference, goodsAmount: expect.any(Number), chain: "UNIMART" }]);
    await parcels().getByText(`7-ELEVEN ${shipments[0]?.paymentNo}${shipments[0]?.validationNo}`).waitFor();
  });

  it("asks before a parcel that the carrier has is unpacked", async () => {
    await parcels().getByRole("button", { name: "拆開包裹" }).click();
    const question = shop.page.getByRole("alertdialog", { name: "拆開包裹" });
    await question.getByText("拆開包裹不會取消物流單").waitFor();
    await question.getByRole("button", { name: "取消" }).click();
    await question.waitFor({ state: "detached" });
    expect(await prisma.parcel.count({ where: { orderId: order } })).toBe(1);
  });

  it("leads to the carrier's label, and prints the number of the chain on the shop's own", async () => {
    const href = await parcels().getByRole("link", { name: "開啟託運單" }).getAttribute("href");
    label = await openLabel(shop.admin, href);
    const { paymentNo, validationNo } = await prisma.shipment.findFirstOrThrow();
    expect(label).toContain("7-ELEVEN 寄件單");
    expect(label).toContain(`${paymentNo}${validationNo}`);
    const page = await shop.openScreen(`/product-order?print=label&orders=${order}`);
    await page.getByText(String(paymentNo)).first().waitFor();
    await page.getByText(STORE.name).first().waitFor();
  });

  it("shows what the carrier reports on the open screen", async () => {
    await shop.openScreen(`/product-order?order=${order}`);
    await parcels().getByRole("link", { name: "開啟託運單" }).waitFor();
    const answer = await submitForm(label, shop.origin, "賣家已到門市寄件");
    expect(answer).toContain("The shop answered: 1|OK");
    await parcels().getByText("賣家已到門市寄件").waitFor();
    await parcels().getByText("已出貨", { exact: true }).waitFor();
    expect(await prisma.parcel.findFirstOrThrow({ where: { orderId: order } })).toMatchObject({
      state: "SHIPPED",
    });
    // A parcel that has left the shop can no longer be unpacked.
    expect(await parcels().getByRole("button", { name: "拆開包裹" }).count()).toBe(0);
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

  it("says which name the carrier does not accept", async () => {
    const wrong = await storeOrder("王");
    await pack(wrong);
    await create(wrong).click();
    await parcels(wrong).getByText("請修改收件人姓名").waitFor();
  });
});
