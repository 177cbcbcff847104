import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../../testing/servers/client.ts";
import { request } from "../e2e/appointmentDay.ts";
import { type ConsoleShop, hasText, LOGIN_KEY, openConsole } from "./console.ts";

const FEE = "運費（黑貓宅配）";
const ADDRESS = "臺北市大同區迪化街一段 1 號";

let shop: ConsoleShop;
let prisma: PrismaClient;
let customer: Client;
let product: { id: number; name: string; price: string };

beforeAll(async () => {
  shop = await openConsole();
  prisma = connectPrisma(shop.databaseUrl);
  await prisma.store.updateMany({
    data: { openWeekdays: [], orderingOpensAt: null, orderingClosesAt: null },
  });
  await prisma.storeClosure.deleteMany();
  const cheap = { state: "ENABLED", stock: { gt: 20 }, price: { lt: 1000 } } as const;
  const found = await prisma.product.findFirstOrThrow({ where: cheap, orderBy: { id: "desc" } });
  product = { id: found.id, name: found.name, price: found.price.toString() };
  customer = await new Client(shop.origin).logInCustomer(7, LOGIN_KEY);
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

const dialog = () => shop.page.getByRole("dialog");
const lastOrder = () => prisma.order.findFirstOrThrow({ orderBy: { id: "desc" }, include: { lines: true } });
const methodId = async (name: string) =>
  globalId("ShippingMethod", (await prisma.shippingMethod.findFirstOrThrow({ where: { name } })).id);

/** Lets the customer order one piece, which is shipped in this way. */
async function placeOrder(method: string, details: Record<string, unknown>): Promise<void> {
  const input = {
    lines: [{ productId: globalId("Product", product.id), quantity: 1, seenPrice: product.price }],
    buyerPhone: "0912-345-678",
    paymentMethod: "PAY_AT_STORE",
    shippingMethodId: await methodId(method),
    ...details,
  };
  await request(customer, "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }", {
    input,
  });
}

describe("methods with fees", () => {
  const rows = () => shop.page.getByRole("list", { name: "配送方式" }).getByRole("listitem");

  it("is in the settings and says that the shop has no methods", async () => {
    await shop.openScreen("/");
    await shop.page.getByRole("button", { name: "開啟選單" }).click();
    await shop.page.getByRole("navigation").getByRole("link", { name: "商店設定" }).click();
    await shop.page
      .getByRole("navigation", { name: "設定項目" })
      .getByRole("link", { name: /^配送/ })
      .click();
    await shop.page.getByText("尚無配送方式").waitFor();
  });

  it("adds methods, and names the field that is wrong", async () => {
    for (const [name, fee] of [
      ["超商取貨", "60"],
      ["黑貓宅配", "80"],
    ] as const) {
      await shop.page.getByRole("button", { name: "新增", exact: true }).click();
      if (name === "超商取貨") await dialog().getByLabel("類型").selectOption({ label: "超商取貨" });
      await dialog().getByLabel("名稱").fill(name);
      await dialog().getByLabel("運費").fill("-1");
      await dialog().getByRole("button", { name: "儲存" }).click();
      await dialog().getByText("請輸入 0 以上的金額。").waitFor();
      await dialog().getByLabel("運費").fill(fee);
      await dialog().getByLabel("免運門檻").fill("50000");
      if (name === "黑貓宅配") await dialog().getByLabel("時段與說明").fill("2 至 3 天送達");
      await dialog().getByRole("button", { name: "儲存" }).click();
      await rows().filter({ hasText: name }).waitFor();
    }
    expect(await rows().nth(1).innerText()).toMatch(
      /黑貓宅配\s+宅配到府\s+\$80\s+滿 \$50,000 免運費 · 2 至 3 天送達/,
    );
  });

  it("sorts, edits, and deactivates them", async () => {
    await shop.page.getByRole("button", { name: "將「黑貓宅配」上移" }).click();
    await expect.poll(() => rows().first().innerText()).toContain("黑貓宅配");
    await shop.page.getByRole("button", { name: "編輯「超商取貨」" }).click();
    await dialog().getByLabel("運費").fill("65");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await hasText(shop.page, "修改成功");
    await expect.poll(() => rows().nth(1).innerText()).toContain("$65");
    await shop.page.getByRole("button", { name: "停止提供「超商取貨」" }).click();
    await rows().nth(1).getByText("未提供").waitFor();
    await shop.page.getByRole("button", { name: "提供「超商取貨」", exact: true }).click();
    await rows().nth(1).getByText("未提供").waitFor({ state: "detached" });
  });

  it("refuses the name of another method at the field, and keeps what was typed", async () => {
    await shop.page.getByRole("button", { name: "新增", exact: true }).click();
    await dialog().getByLabel("名稱").fill("黑貓宅配");
    await dialog().getByLabel("運費").fill("70");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().getByText("已有同名的配送方式，名稱不能重複，請使用其他名稱。").waitFor();
    expect(await dialog().getByLabel("運費").inputValue()).toBe("70");
    await dialog().getByLabel("名稱").fill("常溫宅配");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await rows().filter({ hasText: "常溫宅配" }).waitFor();
  });

  it("deletes a method after a question, offers to undo it, and says when an order needs it", async () => {
    const question = shop.page.getByRole("alertdialog");
    // Toasts of the former cases would leave no room for the one that offers Undo.
    await shop.openScreen("/settings/shipping");
    const id = await methodId("常溫宅配");
    const remove = async () => {
      await shop.page.getByRole("button", { name: "刪除「常溫宅配」" }).click();
      await question.getByText(/^未完成的訂單使用中時不能刪除/).waitFor();
      await question.getByRole("button", { name: "刪除", exact: true }).click();
    };
    await remove();
    await hasText(shop.page, "刪除成功");
    await expect.poll(() => rows().count()).toBe(2);
    await shop.page.getByRole("button", { name: "復原", exact: true }).last().click();
    await expect.poll(() => rows().count()).toBe(3);
    expect(await methodId("常溫宅配")).toBe(id);
    await placeOrder("常溫宅配", { address: ADDRESS });
    await remove();
    await hasText(shop.page, "配送方式正在使用中，無法刪除");
    await prisma.order.updateMany({ where: { shippingName: "常溫宅配" }, data: { state: "COMPLETE" } });
    await remove();
    await expect.poll(() => rows().count()).toBe(2);
    expect(await lastOrder()).toMatchObject({ shippingName: "常溫宅配", shippingMethodId: null });
  });

  it("takes the fee from the order of a customer", async () => {
    await prisma.shippingMethod.updateMany({ where: { name: "黑貓宅配" }, data: { fee: 90 } });
    await placeOrder("黑貓宅配", { address: ADDRESS });
    const order = await lastOrder();
    expect([order.shippingName, Number(order.shippingFee), order.address]).toEqual(["黑貓宅配", 90, ADDRESS]);
    expect(Number(order.total)).toBe(Number(order.subtotal) + Number(order.discountTotal) + 90);
  });

  it("shows the fee in the order's panel, on the receipt, and in the file", async () => {
    const order = await lastOrder();
    await shop.openScreen(`/product-order?order=${order.id}`);
    await dialog().getByText(FEE).waitFor();
    await shop.openScreen(`/product-order?print=receipt&orders=${order.id}`);
    await shop.page.getByRole("row").filter({ hasText: FEE }).getByText("$90").waitFor();
    const file = await shop.admin.fetch(`/exports/orders.csv?id=${order.id}`);
    const text = await file.text();
    expect([text.includes("配送方式,運費"), text.includes("黑貓宅配,90")]).toEqual([true, true]);
  });

  it("packs and ships a part of an order, which the customer is notified of", async () => {
    const order = await lastOrder();
    const line = order.lines[0];
    if (line === undefined) throw new Error("the order has no line");
    await prisma.orderLine.update({ where: { id: line.id }, data: { quantity: 3 } });
    await shop.openScreen(`/product-order?order=${order.id}`);
    await shop.page.getByRole("button", { name: "包裝包裹" }).click();
    const form = shop.page.getByRole("dialog", { name: "包裝包裹" });
    await form.getByRole("textbox", { name: `${line.productName} 的數量` }).fill("2");
    await form.getByLabel("貨運公司").fill("黑貓");
    await form.getByLabel("貨運單號").fill("A 1");
    await form.getByLabel("追蹤連結").fill("track.example");
    await form.getByRole("button", { name: "包裝包裹" }).click();
    await form.getByText("請輸入 https 網址").waitFor();
    await form.getByLabel("追蹤連結").fill("https://track.example/?no={number}");
    await form.getByRole("button", { name: "包裝包裹" }).click();
    await hasText(shop.page, "包裹已包裝");
    const parcel = shop.page.getByRole("list", { name: "包裹", exact: true }).getByRole("listitem");
    await parcel.getByText(`${line.productName} × 2`).waitFor();
    await parcel.getByRole("button", { name: "標示為已出貨" }).click();
    await parcel.getByText("已出貨", { exact: true }).waitFor();
    const { node } = await request<{ node: { parcels: { trackingUrl: string }[] } }>(
      customer,
      "query ($id: ID!) { node(id: $id) { ... on Order { parcels { trackingUrl } } } }",
      { id: globalId("Order", order.id) },
    );
    expect(node.parcels).toEqual([{ trackingUrl: "https://track.example/?no=A%201" }]);
    const message = { customerId: order.customerId, kind: "PARCEL_SHIPPED" };
    await expect.poll(() => prisma.outboxMessage.count({ where: message })).toBe(1);
  });

  it("excludes a product from a method", async () => {
    await shop.openScreen("/settings/shipping");
    await shop.page.getByRole("button", { name: "編輯「黑貓宅配」" }).click();
    await dialog().getByRole("combobox", { name: "搜尋更多不配送的商品" }).fill(product.name);
    await shop.page.getByRole("option", { name: product.name }).first().click();
    await dialog().getByRole("button", { name: product.name, pressed: true }).waitFor();
    await dialog().getByRole("button", { name: "儲存" }).click();
    await hasText(shop.page, "修改成功");
    await rows().first().getByText(`不配送${product.name}`).waitFor();
  });
});

describe("slots", () => {
  it("adds a method with slots, copies a day to the others, and names what is wrong", async () => {
    await shop.openScreen("/settings/shipping");
    await shop.page.getByRole("button", { name: "新增", exact: true }).click();
    await dialog().getByLabel("類型").selectOption({ label: "到店自取" });
    await dialog().getByLabel("名稱").fill("店面自取");
    await dialog().getByRole("button", { name: "在星期一新增時段" }).click();
    await dialog().getByRole("button", { name: "在星期一新增時段" }).click();
    await dialog().getByLabel("星期一：開始").nth(1).fill("11:00");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().getByText("同一天的時段不能重疊").waitFor();
    const marked = dialog().getByLabel("星期一：開始").nth(1);
    expect(await marked.getAttribute("aria-invalid")).toBe("true");
    expect(await marked.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await dialog().getByLabel("星期一：開始").nth(0).getAttribute("aria-invalid")).toBeNull();
    await dialog().getByLabel("星期一：開始").nth(1).fill("14:00");
    await dialog().getByLabel("星期一：結束").nth(1).fill("16:00");
    await dialog().getByLabel("星期一：名額").nth(0).fill("3");
    await dialog().getByLabel("星期一：名額").nth(1).fill("2");
    await dialog().getByRole("button", { name: "將星期一複製到其他每一天" }).click();
    expect(await dialog().getByLabel("星期日：名額").nth(0).inputValue()).toBe("3");
    await dialog().getByLabel("開放天數").fill("5");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await shop.page.getByText("每週 14 個時段").waitFor();
    await shop.page.getByRole("table", { name: "時段使用狀況" }).waitFor();
  });

  /** Fills 10:00–12:00 of the last day by orders of staff, before a customer takes a later slot. */
  async function fillDay(): Promise<void> {
    const shippingMethodId = await methodId("店面自取");
    const lines = [{ productId: globalId("Product", product.id), quantity: 1 }];
    const { shippingSlots } = await request<{ shippingSlots: { day: string }[] }>(
      customer,
      "query ($id: ID!, $lines: [CartLineInput!]!) { shippingSlots(shippingMethodId: $id, lines: $lines) { day } }",
      { id: shippingMethodId, lines },
    );
    const day = shippingSlots.at(-1)?.day ?? "";
    const shipping = { shippingMethodId, slot: { day, startMinute: 600, endMinute: 720 } };
    for (let count = 0; count < 3; count += 1)
      await request(
        shop.admin,
        "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }",
        {
          input: { details: {}, lines, shipping },
        },
      );
    await placeOrder("店面自取", { shippingSlot: { day, startMinute: 840, endMinute: 960 } });
  }

  it("shows the slot in the list and in the panel, where staff move it, also over the capacity", async () => {
    await fillDay();
    const order = await lastOrder();
    await shop.openScreen("/product-order");
    await shop.page
      .getByRole("row")
      .filter({ hasText: String(order.id) })
      .getByText("14:00–16:00")
      .waitFor();
    await shop.openScreen(`/product-order?order=${order.id}`);
    await dialog()
      .getByText(/14:00–16:00$/)
      .waitFor();
    await dialog().getByRole("button", { name: "變更", exact: true }).click();
    const form = shop.page.getByRole("dialog", { name: "變更時段" });
    const full = form.getByRole("option", { name: /10:00–12:00 · 額滿/ });
    await form.getByLabel("時段").selectOption({ value: (await full.first().getAttribute("value")) ?? "" });
    await form.getByText("這個時段沒有足夠的名額").waitFor();
    await form.getByRole("button", { name: "超出名額儲存" }).click();
    await hasText(shop.page, "修改成功");
    await dialog()
      .getByText(/10:00–12:00$/)
      .first()
      .waitFor();
    await dialog().getByText("4 / 3").waitFor();
  });

  it("shows how full the slots of a day are", async () => {
    const { slotDay } = await lastOrder();
    await shop.openScreen("/settings/shipping");
    const day = shop.page.getByRole("textbox", { name: "日期" });
    await day.fill(slotDay?.toISOString().slice(0, 10) ?? "");
    await day.press("Enter");
    const table = shop.page.getByRole("table", { name: "時段使用狀況" });
    await table.getByText("4 / 3").waitFor();
    await table.getByText("超出 1").waitFor();
  });

  it("lets staff choose a method and a slot for an order that they enter", async () => {
    await shop.openScreen("/product-order/add");
    await shop.page.getByLabel("訂購人", { exact: true }).fill("王太太");
    await shop.page.getByRole("button", { name: "下一步" }).click();
    await shop.page.getByRole("button", { name: "選擇商品" }).click();
    const picker = shop.page.getByRole("dialog", { name: "選擇商品" });
    await picker.getByRole("textbox", { name: "商品名稱" }).fill(product.name);
    await picker
      .getByRole("button", { name: /^選擇「/ })
      .first()
      .click();
    await picker.getByRole("button", { name: "完成選擇" }).click();
    await shop.page.getByRole("combobox", { name: "配送方式" }).selectOption({ label: "店面自取 ($0)" });
    const free = shop.page.getByRole("option", { name: /14:00–16:00 · 剩 2/ });
    await shop.page
      .getByLabel("時段", { exact: true })
      .selectOption({ value: (await free.last().getAttribute("value")) ?? "" });
    await shop.page.getByRole("button", { name: "建立訂單" }).click();
    await shop.page.waitForURL(/order=\d+&step=3/);
    const order = await lastOrder();
    expect([order.shippingName, order.slotStart]).toEqual(["店面自取", 840]);
  });
});
