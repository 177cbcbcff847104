import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../../testing/servers/client.ts";
import { type NewOrder, newOrder, TEA } from "../e2e/newOrder.ts";
import { type ConsoleShop, hasText, LOGIN_KEY, openConsole } from "./console.ts";
import { payOnline } from "./payOnline.ts";

let shop: ConsoleShop;
let prisma: PrismaClient;
let order: NewOrder;

const PAY_ONLINE = 2;

beforeAll(async () => {
  shop = await openConsole({
    PAYMENT_STAND_INS: "true",
    SECRETS_KEY: randomBytes(32).toString("base64"),
  });
  prisma = connectPrisma(shop.databaseUrl);
  order = await newOrder(shop.admin, { buyerName: "阿春", paymentMethodCode: 3 });
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

const panel = () => shop.page.getByRole("dialog", { name: `訂單 #${order.number}` });
const dialog = (name: string | RegExp) => shop.page.getByRole("dialog", { name });
const question = () => shop.page.getByRole("alertdialog");
const state = () => panel().getByLabel("付款狀態");

/** Runs a query of the order's payments. */
async function paymentsOf() {
  const { data } = await shop.admin.graphql<{
    node: { total: string; payments: { kind: string; amount: string; refunds: { amount: string }[] }[] };
  }>(
    "query ($id: ID!) { node(id: $id) { ... on Order { total payments { kind amount refunds { amount } } } } }",
    { id: order.id },
  );
  if (data === null) throw new Error("The order has no payments.");
  return data.node;
}

it("records what is outstanding, by the kind of the order's method", async () => {
  await shop.openScreen(`/product-order?order=${order.number}`);
  await panel().getByText("尚無付款紀錄。").waitFor();
  await panel().getByRole("button", { name: "記錄收款" }).click();
  const form = dialog(/^記錄訂單/);
  expect(await form.getByLabel("種類").inputValue()).toBe("TRANSFER");
  const { total } = await paymentsOf();
  expect(await form.getByLabel("金額").inputValue()).toBe(total);
  await form.getByLabel("金額").fill("0");
  await form.getByText("請輸入大於 0 的金額").waitFor();
  await form.getByLabel("金額").fill(total);
  await form.getByRole("button", { name: "記錄收款" }).click();
  await form.waitFor({ state: "detached" });
  await panel().getByText("已收款").waitFor();
  await expect.poll(() => state().textContent()).toBe("已付款");
  expect((await paymentsOf()).payments).toMatchObject([{ kind: "TRANSFER", amount: total }]);
});

it("refunds with a reason, keeps the input of a refused refund, and returns products to the stock", async () => {
  await panel()
    .getByRole("button", { name: /^退款：/ })
    .click();
  const form = dialog("退款");
  await form.getByRole("button", { name: "退款" }).click();
  await form.getByText("請輸入退款原因").waitFor();
  await form.getByLabel("退款原因").fill("商品破損");
  await form.getByLabel("金額").fill("99999");
  await form.getByRole("button", { name: "退款" }).click();
  await form.getByRole("alert").waitFor();
  expect(await form.getByLabel("退款原因").inputValue()).toBe("商品破損");
  await form.getByLabel("金額").fill("10");
  await form.getByRole("checkbox", { name: TEA }).check();
  const returned = form.getByLabel(/的退回數量$/);
  for (const mistyped of ["", "one", "1,5", "0"]) {
    await returned.fill(mistyped);
    await form.getByText("請為選取的商品輸入大於 0 的數量").waitFor();
    await returned.fill(" 1 ");
    await form.getByText("請為選取的商品輸入大於 0 的數量").waitFor({ state: "detached" });
  }
  await form.getByRole("button", { name: "退款" }).click();
  await form.waitFor({ state: "detached" });
  await panel().getByText("商品破損 · 商品已退回庫存").waitFor();
  expect(await state().textContent()).toBe("已付款");
  expect((await paymentsOf()).payments).toMatchObject([{ refunds: [{ amount: "10" }] }]);
});

it("shows what was received, refunded, and kept, and how much of the lines came back", async () => {
  const { total } = await paymentsOf();
  const amount = (value: number) => `$${value.toLocaleString("en")}`;
  await panel()
    .getByText(`實收 ${amount(Number(total))}・已退 $10・淨額 ${amount(Number(total) - 10)}`)
    .waitFor();
  await panel().getByText("1 件已退回庫存").waitFor();
});

it("keeps the input when someone else refunded meanwhile, says so, and refunds once more after that", async () => {
  await panel()
    .getByRole("button", { name: /^退款：/ })
    .click();
  const form = dialog("退款");
  await form.getByLabel("退款原因").fill("少一件");
  await form.getByLabel("金額").fill("5");
  const { data } = await shop.admin.graphql<{ node: { payments: { id: string; refundable: string }[] } }>(
    "query ($id: ID!) { node(id: $id) { ... on Order { payments { id refundable } } } }",
    { id: order.id },
  );
  const [payment] = data?.node.payments ?? [];
  const input = { paymentId: payment?.id, amount: "3", reason: "其他人", method: "MANUAL" };
  await shop.admin.graphql("mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }", {
    input,
  });
  await form.getByRole("button", { name: "退款" }).click();
  const left = (Number(payment?.refundable) - 3).toLocaleString("en");
  await form.getByText(`這筆款項在此期間已有其他退款，現在最多可退 $${left}。請確認金額後再送出。`).waitFor();
  expect(await form.getByLabel("退款原因").inputValue()).toBe("少一件");
  expect(await form.getByLabel("金額").inputValue()).toBe("5");
  expect((await paymentsOf()).payments[0]?.refunds).toHaveLength(2);
  await form.getByRole("button", { name: "退款" }).click();
  await form.waitFor({ state: "detached" });
  expect((await paymentsOf()).payments[0]?.refunds).toHaveLength(3);
});

it("keeps a refund pending until staff have returned the money", async () => {
  await panel()
    .getByRole("button", { name: /^退款：/ })
    .click();
  const form = dialog("退款");
  await form.getByLabel("金額").fill("20");
  await form.getByLabel("退款原因").fill("匯款退回");
  await form.getByRole("checkbox", { name: "款項之後才會退還" }).check();
  await form.getByRole("button", { name: "退款" }).click();
  await form.waitFor({ state: "detached" });
  await expect.poll(() => state().textContent()).toBe("待退款");
  await panel().getByRole("button", { name: "已退還：$20" }).click();
  await question().getByText("確定 $20 已經退還給顧客嗎？").waitFor();
  await question().getByRole("button", { name: "已退還" }).click();
  await expect.poll(() => state().textContent()).toBe("已付款");
  await panel().getByText("記錄退款結果").waitFor();
  expect(
    await panel()
      .getByRole("button", { name: /^已退還：/ })
      .count(),
  ).toBe(0);
});

it("offers to return exactly what the order does not need", async () => {
  const { id } = await prisma.payment.findFirstOrThrow({ where: { orderId: order.number } });
  await prisma.order.update({ where: { id: order.number }, data: { total: { decrement: 100 } } });
  await shop.openScreen(`/product-order?order=${order.number}`);
  const { overpaid } = await prisma.order.findUniqueOrThrow({ where: { id: order.number } });
  // Goodwill of 38 was returned before.
  expect(Number(overpaid)).toBe(62);
  await panel().getByText("溢收 $62").first().waitFor();
  await panel().getByRole("button", { name: "退還 $62" }).click();
  const form = dialog("退款");
  expect(await form.getByLabel("金額").inputValue()).toBe("62");
  expect(await form.getByLabel("退款原因").inputValue()).toBe("溢收退款");
  await form.getByRole("button", { name: "退款" }).click();
  await form.waitFor({ state: "detached" });
  expect(await prisma.refund.findFirst({ where: { paymentId: id }, orderBy: { id: "desc" } })).toMatchObject({
    restocked: false,
    reason: "溢收退款",
  });
  expect(await panel().getByText("溢收 $62").count()).toBe(0);
  expect(await state().textContent()).toBe("已付款");
});

it("voids an entry that was recorded by mistake", async () => {
  await panel().getByRole("button", { name: "記錄收款" }).click();
  const form = dialog(/^記錄訂單/);
  expect(await form.getByLabel("金額").inputValue()).toBe("");
  await form.getByLabel("金額").fill("5");
  await form.getByLabel("種類").selectOption("CASH");
  await form.getByRole("button", { name: "記錄收款" }).click();
  await form.waitFor({ state: "detached" });
  await panel()
    .getByRole("button", { name: /^作廢：現金/ })
    .click();
  await question().getByRole("button", { name: "作廢" }).click();
  await panel().getByText("已取消", { exact: true }).waitFor();
  expect(
    await panel()
      .getByRole("button", { name: /^作廢：/ })
      .count(),
  ).toBe(0);
});

it("names the channel of an online payment in words, in every language", async () => {
  // A repetition finds the payment of the first attempt.
  await prisma.payment.createMany({
    skipDuplicates: true,
    data: {
      orderId: order.number,
      provider: "LINE_PAY",
      channel: "WALLET",
      kind: "WALLET",
      amount: 9,
      currency: "TWD",
      state: "CAPTURED",
      receivedAt: new Date(),
      providerReference: "REF-9",
    },
  });
  for (const [language, text] of [
    ["cn", "· 電子錢包 ·"],
    ["en", "· Wallet ·"],
    ["jp", "· ウォレット ·"],
    ["th", "· วอลเล็ต ·"],
  ] as const) {
    await shop.openScreen(`/product-order?order=${order.number}`, { language });
    await shop.page.getByText("REF-9").waitFor();
    expect(await shop.page.getByText("REF-9").innerText()).toContain(text);
    expect(await shop.page.getByText(/WALLET/).count()).toBe(0);
  }
});

describe("money that a provider has reserved", () => {
  let customer: Client;
  let customerId: string;

  beforeAll(async () => {
    const where = { provider: "LINE_PAY" } as const;
    await prisma.paymentProviderSetting.update({ where, data: { capturesLater: true } });
    customer = await new Client(shop.origin).logInCustomer(7, LOGIN_KEY);
    const { id } = await prisma.customer.findFirstOrThrow({ orderBy: { id: "desc" } });
    customerId = globalId("Customer", id);
  });

  const panelOf = (order: number) => shop.page.getByRole("dialog", { name: `訂單 #${order}` });
  const paymentState = (order: number) => panelOf(order).getByLabel("付款狀態");
  const button = (order: number, name: RegExp) => panelOf(order).getByRole("button", { name });
  const paymentOf = (orderId: number) => prisma.payment.findFirstOrThrow({ where: { orderId } });

  /** Enters an order, lets the customer reserve its price at LINE Pay, and opens it in the console. */
  async function reserved(): Promise<number> {
    const details = { buyerName: "林小茶", paymentMethodCode: PAY_ONLINE };
    const { number } = await newOrder(shop.admin, details, customerId);
    await payOnline(customer, number, "LINE_PAY");
    await expect.poll(async () => (await paymentOf(number)).state).toBe("AUTHORIZED");
    await shop.openScreen(`/product-order?order=${number}`);
    await button(number, /^請款：/).waitFor();
    return number;
  }

  it("captures all of the reserved money after a confirmation", async () => {
    const order = await reserved();
    await panelOf(order)
      .getByText(/前請款$|款項已保留/)
      .waitFor();
    expect(await paymentState(order).textContent()).toBe("未付款");
    await button(order, /^請款：/).click();
    await question().getByText("業者會向顧客收取全額。").waitFor();
    // The question changes nothing by itself.
    await question().getByRole("button", { name: "取消" }).click();
    expect(await paymentOf(order)).toMatchObject({ state: "AUTHORIZED", requested: null });
    await button(order, /^請款：/).click();
    await question().getByRole("button", { name: "請款" }).click();
    await hasText(shop.page, "已送出請款");
    await expect.poll(() => paymentState(order).textContent()).toBe("已付款");
    const { amount, state } = await paymentOf(order);
    const { total } = await prisma.order.findUniqueOrThrow({ where: { id: order } });
    expect([state, Number(amount)]).toEqual(["CAPTURED", Number(total)]);
    expect(await button(order, /^請款：|^取消授權：/).count()).toBe(0);
  });

  it("releases the money after a confirmation, and charges nothing", async () => {
    const order = await reserved();
    await button(order, /^取消授權：/).click();
    await question().getByText("顧客不會被收款，訂單仍為未付款。").waitFor();
    await question().getByRole("button", { name: "取消授權" }).click();
    await hasText(shop.page, "已送出取消授權");
    await expect.poll(async () => (await paymentOf(order)).state).toBe("CANCELLED");
    await button(order, /^請款：/).waitFor({ state: "detached" });
    expect(await paymentState(order).textContent()).toBe("未付款");
  });

  it("shows why the provider refused a capture, after which staff decide again", async () => {
    const order = await reserved();
    const { id, amount } = await paymentOf(order);
    // The provider reserved less than the shop asks for.
    await prisma.payment.update({ where: { id }, data: { amount: { increment: 10 } } });
    await button(order, /^請款：/).click();
    await question().getByRole("button", { name: "請款" }).click();
    await panelOf(order).getByText("The amount is larger than the reserved one.").waitFor();
    await button(order, /^請款：/).waitFor();
    expect(await paymentState(order).textContent()).toBe("未付款");
    expect(await paymentOf(order)).toMatchObject({ state: "AUTHORIZED", requested: null });
    // The home page offers both decisions in the row, and makes the refused one first.
    const home = await shop.openScreen("/", { width: 390 });
    const row = home
      .getByRole("listitem")
      .filter({ hasText: `訂單 #${order}` })
      .filter({ hasText: "請款" });
    const actions = row.getByRole("button");
    await expect.poll(() => actions.allTextContents()).toEqual(["請款", "取消授權"]);
    await prisma.payment.update({ where: { id }, data: { amount } });
    await actions.first().click();
    await question().getByText("業者會向顧客收取全額。").waitFor();
    await question().getByRole("button", { name: "請款" }).click();
    await row.waitFor({ state: "detached" });
    await shop.openScreen(`/product-order?order=${order}`);
    await expect.poll(() => paymentState(order).textContent()).toBe("已付款");
    // The reason of the earlier refusal is gone.
    await panelOf(order)
      .getByText("The amount is larger than the reserved one.")
      .waitFor({ state: "detached" });
  });
});
