import { setTimeout as sleep } from "node:timers/promises";
import type { Prisma } from "@machiya/prisma/client";
import { capabilitiesOf, isPaymentChannel } from "@machiya/schema/domain/orders/onlinePayments";
import { refundableAmount, returnedAmount } from "@machiya/schema/domain/orders/paymentLedger";
import { refundPermission } from "@machiya/schema/domain/orders/recordedPayment";
import {
  isPaymentProvider,
  PAYMENT_PROVIDERS,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { globalId } from "../../schema/src/ids.ts";
import type { KilledShop } from "./killedShop.ts";
import type { SimulationEvents } from "./simulation.ts";

/** Enough for the queries and refunds that cause each other. */
const MAX_ROUNDS = 12;
/** The queues of both processes have ended their jobs after this time. */
const JOB_MS = 2000;
const POLL_MS = 100;

/**
 * Lets the time pass that payments, queries, and refunds wait for, until nothing is open, and does what staff do: they
 * look up refunds at ECPay of which it does not say whether they took effect, and refund again what came back. Counts
 * the late notifications that arrive before that, the latest of each provider first.
 */
export async function settleSimulation(shop: KilledShop, events: SimulationEvents): Promise<void> {
  const { prisma, standIns } = shop;
  for (const name of PAYMENT_PROVIDERS) {
    Object.assign(standIns[name].behavior, { notifications: "normal", outage: "none" });
    const late = await standIns[name].deliverHeldBack();
    if (late > 1) events.reorderedNotifications += late;
    // Every second authorization runs out at the provider, and the others are still open at the end.
    const reserved = standIns[name].payments().filter(({ state }) => state === "RESERVED");
    for (const [index, entry] of reserved.entries()) if (index % 2 === 0) entry.state = "EXPIRED";
  }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await prisma.$executeRaw`UPDATE "Payment" SET "nextQueryAt" = now(),
      "expiresAt" = CASE WHEN "state" = 'PENDING' THEN now() ELSE "expiresAt" END WHERE "nextQueryAt" IS NOT NULL`;
    await prisma.$executeRaw`UPDATE "Refund" SET "nextAttemptAt" = now() WHERE "nextAttemptAt" IS NOT NULL`;
    // LINE Pay ends a request that the shop does not confirm, such as that of a cancelled order.
    if (round === 1)
      for (const entry of standIns.LINE_PAY.payments())
        if (entry.state === "APPROVED") entry.state = "EXPIRED";
    await untilClaimed(shop);
    await lookUpRefunds(shop);
    await refundAgain(shop);
    const open = await countOpen(shop);
    console.log(`round ${round + 1} of the settlement leaves ${open} payments and refunds open`);
    if (round > 0 && open === 0) return;
  }
  const unsettled = [
    await prisma.payment.findMany({ where: OPEN_PAYMENT }),
    await prisma.refund.findMany({ where: { state: "PENDING" }, include: { payment: true } }),
  ];
  throw new Error(`these payments and refunds do not settle: ${JSON.stringify(unsettled)}`);
}

/** Waits until the workers have claimed and ended all due jobs. */
async function untilClaimed({ prisma }: KilledShop): Promise<void> {
  for (;;) {
    // A refund waits until the one before it of the same payment is settled.
    const [row] = await prisma.$queryRaw<{ due: bigint }[]>`
      SELECT (SELECT count(*) FROM "Payment" WHERE "nextQueryAt" <= now()) + (SELECT count(*) FROM "Refund" r
        WHERE r."state" = 'PENDING' AND r."nextAttemptAt" <= now() AND NOT EXISTS (SELECT FROM "Refund" earlier
          WHERE earlier."paymentId" = r."paymentId" AND earlier."id" < r."id" AND earlier."state" = 'PENDING'
            AND earlier."nextAttemptAt" IS NOT NULL)) AS due`;
    const isIdle = Number(row?.due) === 0;
    await sleep(isIdle ? JOB_MS : POLL_MS);
    if (isIdle) return;
  }
}

const OPEN_PAYMENT: Prisma.PaymentWhereInput = {
  OR: [{ state: "PENDING" }, { requested: { not: null } }, { state: "EXPIRED", nextQueryAt: { not: null } }],
};

async function countOpen({ prisma }: KilledShop): Promise<number> {
  const open = await prisma.payment.count({ where: OPEN_PAYMENT });
  return open + (await prisma.refund.count({ where: { state: "PENDING" } }));
}

/** Records what became of the refunds whose outcome only the provider's console shows. */
async function lookUpRefunds({ prisma, standIns, admin }: KilledShop): Promise<void> {
  const pending = await prisma.refund.findMany({
    where: { state: "PENDING" },
    include: { payment: { include: { refunds: true } } },
    orderBy: { id: "asc" },
  });
  for (const { payment, ...refund } of pending) {
    if (!isPaymentProvider(payment.provider)) continue;
    if (!refundPermission({ ...refund, provider: payment.provider }).allowed) continue;
    const entry = standIns[payment.provider]
      .payments()
      .find(({ reference }) => reference === payment.merchantReference);
    const returned = (entry?.refunded ?? 0) >= Number(returnedAmount(payment).plus(refund.amount.toString()));
    const input = { refundId: globalId("Refund", refund.id), returned };
    await admin.graphql("mutation ($input: SettleRefundInput!) { settleRefund(input: $input) { id } }", {
      input,
    });
  }
}

/** Refunds again what is left of cancelled orders after a refund that did not take effect. */
async function refundAgain({ prisma, admin }: KilledShop): Promise<void> {
  const left = await prisma.payment.findMany({
    where: { state: "CAPTURED", order: { state: "CANCELLED" }, refunds: { some: { state: "FAILED" } } },
    include: { refunds: true },
  });
  for (const payment of left) {
    const { id, provider, channel } = payment;
    const amount = refundableAmount(payment);
    const isRefundable =
      isPaymentProvider(provider) &&
      isPaymentChannel(channel) &&
      capabilitiesOf(provider, channel)?.canRefund;
    if (!isRefundable || amount.lte(0)) continue;
    const input = { paymentId: globalId("Payment", id), amount: amount.toString(), reason: "again" };
    await admin.graphql("mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { id } }", {
      input,
    });
  }
}
