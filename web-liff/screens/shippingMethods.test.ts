import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "../../testing/screens/page.ts";
import { Client } from "../../testing/servers/client.ts";
import { createDemoDatabase, DEMO_PASSWORDS } from "../../testing/servers/demoDatabase.ts";
import { openShop, putIntoCart, type Shop } from "./shop.ts";

const FEE = "運費（黑貓宅配）";
const ADDRESS = "臺北市大同區迪化街一段 1 號";

let shop: Shop;
let phone: Page;
let product: { id: number; name: string };

beforeAll(async () => {
  shop = await openShop(
    async (prisma) => {
      const cheap = { state: "ENABLED", stock: { gt: 20 }, price: { lt: 1000 } } as const;
      product = await prisma.product.findFirstOrThrow({ where: cheap, orderBy: { id: "desc" } });
      await prisma.store.updateMany({
        data: { openWeekdays: [], orderingOpensAt: null, orderingClosesAt: null },
      });
      await prisma.storeClosure.deleteMany();
    },
    {},
    createDemoDatabase,
  );
  phone = await shop.phone();
  await shop.signIn("林小茶");
});
afterAll(() => shop?.close());

const form = () => phone.getByRole("dialog", { name: "結帳" });
const question = () => phone.getByRole("dialog", { name: "確認訂單" });
const methods = () => form().getByRole("group", { name: "配送方式" });
const lastOrder = () =>
  shop.prisma.order.findFirstOrThrow({ orderBy: { id: "desc" }, include: { lines: true } });

/** Puts one piece into the cart and opens it. */
async function openCart(): Promise<void> {
  await phone.goto("/product-show");
  await putIntoCart(phone, product.name);
  await phone.getByRole("button", { name: /查看購物車/ }).click();
}

/** Logs the admin in, who acts through the API. */
const logInAdmin = () => new Client(shop.server.origin).logIn("admin", DEMO_PASSWORDS.admin);

describe("methods with fees", () => {
  beforeAll(async () => {
    const limits = { freeFrom: 50_000 };
    await shop.prisma.shippingMethod.create({
      data: { kind: "HOME_DELIVERY", name: "黑貓宅配", fee: 80, position: 1, ...limits },
    });
    await shop.prisma.shippingMethod.create({
      data: { kind: "CONVENIENCE_STORE", name: "超商取貨", fee: 60, position: 2, ...limits },
    });
  });

  it("adds the fee of the preselected method in the cart and in the form", async () => {
    await openCart();
    await phone.getByRole("dialog").getByText(FEE).waitFor();
    await phone.getByRole("button", { name: "前往結帳" }).click();
    // The shop has methods for delivery only.
    await methods().waitFor();
    expect(await form().getByRole("tab").allInnerTexts()).toEqual(["宅配到府"]);
    expect(
      await methods()
        .getByRole("radio", { name: /黑貓宅配/ })
        .isChecked(),
    ).toBe(true);
    await methods()
      .getByRole("radio", { name: /超商取貨/ })
      .check();
    await form().getByText("運費（超商取貨）").waitFor();
    await form().getByRole("textbox", { name: "取貨門市" }).waitFor();
    expect(await form().getByRole("textbox", { name: "收件地址" }).count()).toBe(0);
    await methods()
      .getByRole("radio", { name: /黑貓宅配/ })
      .check();
    await form().getByText(FEE).waitFor();
  });

  it("refuses the order when the fee has changed, and places it with the new one", async () => {
    await form().getByRole("textbox", { name: "訂購人電話" }).fill("0912-345-678");
    await form().getByRole("textbox", { name: "收件地址" }).fill(ADDRESS);
    await form().getByRole("radio", { name: "到店付款" }).check();
    await form().getByRole("button", { name: "確認訂單" }).click();
    await question().getByText("黑貓宅配", { exact: true }).waitFor();
    await shop.prisma.shippingMethod.updateMany({ where: { name: "黑貓宅配" }, data: { fee: 90 } });
    await question().getByRole("button", { name: "送出訂單" }).click();
    await question().getByRole("alert").waitFor();
    await question().getByText("+$90").waitFor();
    await question().getByRole("button", { name: "送出訂單" }).click();
    await phone.getByRole("heading", { name: "謝謝您的訂購！" }).waitFor();
    await phone.getByText(FEE).waitFor();
  });

  it("shows the fee and the parcels of an order", async () => {
    const order = await lastOrder();
    expect([order.shippingName, Number(order.shippingFee), order.address]).toEqual(["黑貓宅配", 90, ADDRESS]);
    expect(Number(order.total)).toBe(Number(order.subtotal) + Number(order.discountTotal) + 90);
    await phone.goto(`/bot-order/orders/${order.id}`);
    await phone.getByText(FEE).waitFor();
    const admin = await logInAdmin();
    const items = order.lines.map(({ productId }) => ({
      productId: globalId("Product", productId),
      quantity: "1",
    }));
    const packed = await admin.graphql<{ createParcel: { parcels: { id: string }[] } }>(
      "mutation ($input: CreateParcelInput!) { createParcel(input: $input) { parcels { id } } }",
      {
        input: {
          orderId: globalId("Order", order.id),
          items,
          details: {
            carrier: "黑貓",
            trackingNumber: "A 1",
            trackingLink: "https://track.example/?no={number}",
          },
        },
      },
    );
    expect(packed.code).toBeNull();
    const shipped = await admin.graphql(
      "mutation ($input: UpdateParcelInput!) { updateParcel(input: $input) { id } }",
      { input: { id: packed.data?.createParcel.parcels[0]?.id, state: "SHIPPED" } },
    );
    expect(shipped.code).toBeNull();
    const parcels = phone.getByRole("region", { name: "包裹" });
    await parcels.getByText("已出貨").waitFor();
    expect(await parcels.getByRole("link", { name: "追蹤包裹" }).getAttribute("href")).toBe(
      "https://track.example/?no=A%201",
    );
    await parcels.getByRole("button", { name: "複製 包裹單號" }).waitFor();
    const step = phone.getByRole("region", { name: "訂單進度" }).locator('[aria-current="step"]');
    expect(await step.innerText()).toContain("已出貨");
  });

  it("names a method that does not deliver a product, and does not offer it", async () => {
    await shop.prisma.shippingMethod.updateMany({
      where: { name: "黑貓宅配" },
      data: { excludedProductIds: [product.id] },
    });
    await openCart();
    await phone.getByRole("button", { name: "前往結帳" }).click();
    await methods().getByText(`「黑貓宅配」不配送：${product.name}`).waitFor();
    expect(await methods().getByRole("radio").allInnerTexts()).toHaveLength(1);
    expect(
      await methods()
        .getByRole("radio", { name: /超商取貨/ })
        .isChecked(),
    ).toBe(true);
    await shop.prisma.shippingMethod.updateMany({ where: { name: "超商取貨" }, data: { active: false } });
    // The form stays open, with what was entered.
    await phone.reload();
    await methods().getByText(`「黑貓宅配」不配送：${product.name}`).waitFor();
    await phone.getByRole("button", { name: "確認訂單" }).click();
    await methods().getByText("沒有能配送所有商品的方式，請移除上列商品，或分開訂購。").waitFor();
  });
});

describe("a method with slots", () => {
  const slots = () => form().getByRole("group", { name: "取貨時段" });
  let methodId: number;

  beforeAll(async () => {
    const week = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
      [weekday, 600, 720, 3],
      [weekday, 840, 960, 2],
    ]);
    await shop.prisma.shippingMethod.updateMany({ data: { active: false } });
    const { id } = await shop.prisma.shippingMethod.create({
      data: { kind: "STORE_PICKUP", name: "店面自取", slots: week, slotDaysAhead: 5 },
    });
    methodId = id;
    phone = await shop.phone();
    await shop.signIn("王太太");
  });

  it("shows what is left, and requires a slot", async () => {
    await openCart();
    await phone.getByRole("button", { name: "前往結帳" }).click();
    // Today's slots may have begun, but the last of the days is free for certain.
    await slots().getByRole("group", { name: "日期" }).getByRole("button").last().click();
    await slots().getByText("剩 3").first().waitFor();
    await form().getByRole("textbox", { name: "訂購人電話" }).fill("0912-345-678");
    await form().getByRole("radio", { name: "到店付款" }).check();
    await form().getByRole("button", { name: "確認訂單" }).click();
    await form().getByText("請選擇時段").waitFor();
    await slots()
      .getByRole("radio", { name: /10:00–12:00/ })
      .check();
  });

  /** Fills the remaining places of a slot by orders of staff. */
  async function fillSlot(slot: object, orders: number): Promise<void> {
    const admin = await logInAdmin();
    for (let count = 0; count < orders; count += 1) {
      const { code } = await admin.graphql(
        "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }",
        {
          input: {
            details: {},
            lines: [{ productId: globalId("Product", product.id), quantity: 1 }],
            shipping: { shippingMethodId: globalId("ShippingMethod", methodId), slot },
          },
        },
      );
      expect(code).toBeNull();
    }
  }

  it("offers the next free slot when the chosen one was taken meanwhile, and keeps what was entered", async () => {
    await form().getByRole("button", { name: "確認訂單" }).click();
    await question()
      .getByText(/10:00–12:00$/)
      .waitFor();
    await expect.poll(() => question().getByRole("button", { name: "送出訂單" }).isEnabled()).toBe(true);
    const { data } = await new Client(shop.server.origin).graphql<{ shippingSlots: { day: string }[] }>(
      "query ($id: ID!, $lines: [CartLineInput!]!) { shippingSlots(shippingMethodId: $id, lines: $lines) { day } }",
      {
        id: globalId("ShippingMethod", methodId),
        lines: [{ productId: globalId("Product", product.id), quantity: 1 }],
      },
    );
    const day = data?.shippingSlots.at(-1)?.day ?? "";
    await fillSlot({ day, startMinute: 600, endMinute: 720 }, 3);
    await question().getByRole("button", { name: "送出訂單" }).click();
    await question().getByText("下一個可選時段").waitFor();
    expect(await question().getByRole("button", { name: "送出訂單" }).isDisabled()).toBe(true);
    expect(await question().getByText("額滿").first().isVisible()).toBe(true);
    await question()
      .getByRole("button", { name: /^改選 .*14:00–16:00$/ })
      .click();
    await question()
      .getByText(/14:00–16:00$/)
      .first()
      .waitFor();
    await question().getByRole("button", { name: "送出訂單" }).click();
    await phone.getByRole("heading", { name: "謝謝您的訂購！" }).waitFor();
    const order = await lastOrder();
    expect([order.slotStart, order.buyerPhone]).toEqual([840, "0912-345-678"]);
    await phone.goto(`/bot-order/orders/${order.id}`);
    await phone.getByText(/14:00–16:00/).waitFor();
  });
});
