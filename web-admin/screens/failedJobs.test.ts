import { connectPrisma } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newOrder } from "../e2e/newOrder.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;
beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "失敗的工作列表" });

it("is in the menu and says that nothing has failed", async () => {
  await shop.openScreen("/");
  await shop.page.getByRole("button", { name: "開啟選單" }).click();
  await shop.page.getByRole("navigation").getByRole("link", { name: "失敗的工作" }).click();
  await shop.page.getByText("沒有失敗的工作").waitFor();
});

it("lists failed jobs in plain words, replays one, and deletes one after a confirmation", async () => {
  const prisma = connectPrisma(shop.databaseUrl);
  const failed = (number: number, error: string) =>
    prisma.outboxMessage.create({
      data: {
        kind: "ORDER_RECEIVED",
        data: { order: { id: number } },
        state: "FAILED",
        attempts: 150,
        failedJob: {
          create: {
            queue: "OUTBOX",
            kind: "ORDER_RECEIVED",
            error,
            attempts: 150,
            recordType: "Order",
            recordNumber: number,
          },
        },
      },
    });
  await prisma.failedJob.deleteMany();
  await failed(7, "LINE_UNAVAILABLE");
  await failed(8, "LINE_QUOTA_EXHAUSTED");
  const jobs = await prisma.failedJob.findMany({ select: { id: true } });
  await shop.page.goto("/failed-jobs");
  await table().getByText("訂單 7").waitFor();
  await shop.page.getByRole("button", { name: "刪除 收到訂單 · 訂單 8" }).click();
  await shop.page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).click();
  await table().getByText("訂單 8").waitFor({ state: "detached" });
  await shop.page.getByRole("button", { name: "重送 收到訂單 · 訂單 7" }).click();
  await hasText(shop.page, "已排入重送");
  // The replayed message may fail again, as another job, before the list is empty.
  const id = { in: jobs.map((job) => job.id) };
  await expect.poll(() => prisma.failedJob.count({ where: { id } })).toBe(0);
  await prisma.$disconnect();
});

it("names the carrier of a parcel, and opens the order", async () => {
  const prisma = connectPrisma(shop.databaseUrl);
  await prisma.failedJob.deleteMany();
  const { number } = await newOrder(shop.admin);
  const { id: parcelId } = await prisma.parcel.create({ data: { orderId: number, state: "SHIPPED" } });
  await prisma.shipment.create({
    data: {
      parcelId,
      carrier: "ECPAY",
      reference: `M${parcelId}`,
      chain: "UNIMART",
      storeCode: "131386",
      goodsAmount: 300,
      queries: 500,
      failedJob: {
        create: {
          queue: "PARCELS",
          kind: "PARCEL_QUERY",
          error: "no such parcel",
          attempts: 500,
          recordType: "Order",
          recordNumber: number,
        },
      },
    },
  });
  await prisma.$disconnect();
  await shop.page.goto("/failed-jobs?queue=PARCELS");
  await table().getByText("物流商的回覆：no such parcel").waitFor();
  await table()
    .getByRole("link", { name: `訂單 ${number}` })
    .click();
  await shop.page.getByRole("dialog", { name: `訂單 #${number}` }).waitFor();
});

it("replays a refund after a confirmation, and not one that the provider may have made", async () => {
  const prisma = connectPrisma(shop.databaseUrl);
  await prisma.failedJob.deleteMany();
  const { id: orderId } = await prisma.order.create({
    data: {
      buyerName: "王小明",
      buyerPhone: "0912345678",
      recipientName: "",
      recipientPhone: "",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod: 2,
      total: 300,
    },
  });
  const received = { state: "CAPTURED", receivedAt: new Date(), currency: "TWD" } as const;
  const { id: paymentId } = await prisma.payment.create({
    data: { ...received, orderId, provider: "STRIPE", channel: "CARD", kind: "CARD", amount: 300 },
  });
  const failed = (kind: string) =>
    prisma.refund.create({
      data: {
        paymentId,
        amount: 100,
        reason: "破損",
        method: "PROVIDER",
        state: "FAILED",
        failedJob: {
          create: {
            queue: "REFUNDS",
            kind,
            error: "card closed",
            attempts: 1,
            recordType: "Order",
            recordNumber: orderId,
          },
        },
      },
    });
  const { id: unconfirmed } = await failed("UNCONFIRMED_REFUND");
  const { id: refused } = await failed("REFUND");
  const repetitions = () =>
    prisma.refund.count({ where: { paymentId, id: { notIn: [unconfirmed, refused] } } });
  await shop.page.goto("/failed-jobs?queue=REFUNDS");
  await table().getByText("金流服務商的回覆：card closed").first().waitFor();
  await table().getByText("未確認的退款（請到金流服務商確認）").waitFor();
  const replay = () => shop.page.getByRole("button", { name: /^重送 / });
  await expect.poll(() => replay().count()).toBe(1);
  await replay().click();
  const question = shop.page.getByRole("dialog").or(shop.page.getByRole("alertdialog"));
  await question.getByText("要再次請金流服務商退這筆款項嗎？").waitFor();
  expect(await repetitions()).toBe(0);
  await question.getByRole("button", { name: "重送" }).click();
  await hasText(shop.page, "已排入重送");
  // The queue may already have tried the new refund, which no provider of the demo can make.
  expect(await repetitions()).toBe(1);
  await prisma.$disconnect();
});
