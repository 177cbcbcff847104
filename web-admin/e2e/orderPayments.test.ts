import { connectPrisma } from "@machiya/prisma/client";
import { LANGUAGE_COOKIE } from "@machiya/schema/domain/language";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { type NewOrder, newOrder, TEA } from "./newOrder.ts";

let shop: Console;
let order: NewOrder;

beforeAll(async () => {
  shop = await openConsole();
  order = await newOrder(shop.admin, { buyerName: "阿春", paymentMethodCode: 3 });
});
afterAll(() => shop?.close());

const panel = () => shop.page.getByRole("dialog", { name: `訂單 #${order.number}` });
const dialog = (name: string | RegExp) => shop.page.getByRole("dialog", { name });
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
  await shop.page.goto(`${shop.origin}/product-order?order=${order.number}`);
  await panel().getByText("尚無付款紀錄。").waitFor();
  await panel().getByRole("button", { name: "記錄收款" }).click();
  const form = dialog(/^記錄訂單/);
  expect(await form.getByLabel("種類").inputValue()).toBe("TRANSFER");
  await expectAccessible(shop.page);
  const { total } = await paymentsOf();
  expect(await form.getByLabel("金額").inputValue()).toBe(total);
  await form.getByLabel("金額").fill("0");
  await form.getByText("請輸入大於 0 的金額").waitFor();
  await form.getByLabel("金額").fill(total);
  await form.getByRole("button", { name: "記錄收款" }).click();
  await form.waitFor({ state: "detached" });
  await panel().getByText("已收款").waitFor();
  await expect.poll(() => state().inputValue()).toBe("PAID");
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
    await expectAccessible(shop.page);
    await returned.fill(" 1 ");
    await form.getByText("請為選取的商品輸入大於 0 的數量").waitFor({ state: "detached" });
  }
  await form.getByRole("button", { name: "退款" }).click();
  await form.waitFor({ state: "detached" });
  await panel().getByText("商品破損 · 商品已退回庫存").waitFor();
  expect(await state().inputValue()).toBe("PAID");
  expect((await paymentsOf()).payments).toMatchObject([{ refunds: [{ amount: "10" }] }]);
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
  await expectAccessible(shop.page);
  await form.getByRole("button", { name: "退款" }).click();
  await form.waitFor({ state: "detached" });
  await expect.poll(() => state().inputValue()).toBe("REFUND_PENDING");
  await panel().getByRole("button", { name: "已退還：$20" }).click();
  const question = shop.page.getByRole("alertdialog");
  await question.getByText("確定 $20 已經退還給顧客嗎？").waitFor();
  await question.getByRole("button", { name: "已退還" }).click();
  await expect.poll(() => state().inputValue()).toBe("PAID");
  await panel().getByText("記錄退款結果").waitFor();
  expect(
    await panel()
      .getByRole("button", { name: /^已退還：/ })
      .count(),
  ).toBe(0);
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
  await shop.page.getByRole("alertdialog").getByRole("button", { name: "作廢" }).click();
  await panel().getByText("已取消", { exact: true }).waitFor();
  expect(
    await panel()
      .getByRole("button", { name: /^作廢：/ })
      .count(),
  ).toBe(0);
  await expectAccessible(shop.page);
});

it("names the channel of an online payment in words, in every language", async () => {
  const prisma = connectPrisma(shop.databaseUrl);
  // A repetition finds the payment of the first attempt.
  await prisma.payment.createMany({
    skipDuplicates: true,
    data: {
      ...{ orderId: order.number, provider: "LINE_PAY", channel: "WALLET", kind: "WALLET", amount: 9 },
      ...{ currency: "TWD", state: "CAPTURED", receivedAt: new Date(), providerReference: "REF-9" },
    },
  });
  await prisma.$disconnect();
  for (const [language, text] of [
    ["cn", "· 電子錢包 ·"],
    ["en", "· Wallet ·"],
    ["jp", "· ウォレット ·"],
    ["th", "· วอลเล็ต ·"],
  ] as const) {
    await shop.page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: shop.origin }]);
    await shop.page.goto(`${shop.origin}/product-order?order=${order.number}`);
    await shop.page.getByText("REF-9").waitFor();
    expect(await shop.page.getByText("REF-9").innerText()).toContain(text);
    expect(await shop.page.getByText(/WALLET/).count()).toBe(0);
  }
});
