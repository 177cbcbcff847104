import { type PaymentProviderSetting, Prisma, type PrismaClient } from "@machiya/prisma/client";
import type { Context } from "../context.ts";
import { type Big, decimal } from "../domain/money.ts";
import { PAYMENT_PROVIDERS } from "../domain/orders/onlinePayments.ts";
import { heldAmount, refundableAmount } from "../domain/orders/paymentLedger.ts";
import { PAYABLE_STATES } from "../domain/orders/paymentReport.ts";
import { requestLoader } from "../lists/requestLoader.ts";
import { type OnlinePayment, readOnlinePayment } from "./onlinePayment.ts";

export type EnabledProvider = Pick<PaymentProviderSetting, "provider" | "channels" | "currency" | "isTest">;

const enabledByRequest = new WeakMap<Context, Promise<EnabledProvider[]>>();

/** Returns the enabled providers with their channels, which one request reads once. */
export function enabledProviders(context: Context): Promise<EnabledProvider[]> {
  const known = enabledByRequest.get(context);
  if (known !== undefined) return known;
  const found = context.prisma.paymentProviderSetting.findMany({
    where: { enabled: true },
    select: { provider: true, channels: true, currency: true, isTest: true },
    orderBy: { provider: "asc" },
  });
  // Prisma runs a query each time that it is awaited; a promise of it runs once.
  const read = found.then((rows) => rows);
  enabledByRequest.set(context, read);
  return read;
}

/** Loads the latest online payment of each order of a request in one statement. */
export const latestOnlinePayment = requestLoader(async ({ prisma }, orderIds: number[]) => {
  const rows = await prisma.payment.findMany({
    where: { orderId: { in: orderIds }, provider: { not: "MANUAL" } },
    orderBy: [{ orderId: "desc" }, { id: "desc" }],
    distinct: ["orderId"],
  });
  return new Map<number, OnlinePayment | null>(
    rows.flatMap((row) => (row.orderId === null ? [] : [[row.orderId, readOnlinePayment(row)]])),
  );
});

/** Why money at a provider is not needed. */
export type UnassignedReason = "ORDER_DELETED" | "ORDER_CANCELLED" | "PAID_TWICE";

/** Received money that no order needs and that was not refunded. */
export interface UnassignedPayment {
  payment: OnlinePayment;
  reason: UnassignedReason;
  /** What is left of the payment. */
  left: Big;
  /** Null after the deletion of the order. */
  orderNumber: number | null;
  receivedAt: Date;
}

const MAX_UNASSIGNED = 100;

/**
 * Returns the numbers of payments at providers of which something is left, and that no order may need, the latest first.
 * What was returned is left out here, because any number of canceled orders would hide older money otherwise. An order that was
 * paid in several parts, also by money that staff recorded, is a candidate when it holds more than its total.
 */
async function findExcessMoney(prisma: PrismaClient): Promise<number[]> {
  const names = (list: readonly string[]) => Prisma.raw(list.map((name) => `'${name}'`).join(", "));
  const rows = await prisma.$queryRaw<{ id: number }[]>`
    SELECT p."id" FROM "Payment" p LEFT JOIN "Order" o ON o."id" = p."orderId"
    WHERE p."provider" IN (${names(PAYMENT_PROVIDERS)}) AND p."state" = 'CAPTURED'
      AND p."amount" > (SELECT coalesce(sum(r."amount"), 0) FROM "Refund" r
        WHERE r."paymentId" = p."id" AND r."state" <> 'FAILED')
      AND (o."id" IS NULL OR o."state" NOT IN (${names(PAYABLE_STATES)}) OR o."total" < (
        SELECT sum(held."amount") FROM "Payment" held WHERE held."orderId" = o."id" AND held."state" = 'CAPTURED'
          AND held."amount" > (SELECT coalesce(sum(r."amount"), 0) FROM "Refund" r
            WHERE r."paymentId" = held."id" AND r."state" = 'DONE')))
    ORDER BY p."id" DESC LIMIT ${MAX_UNASSIGNED}`;
  return rows.map(({ id }) => id);
}

/** Finds received money that no order needs, the latest first; at most 100 payments. */
export async function findUnassignedPayments(prisma: PrismaClient): Promise<UnassignedPayment[]> {
  const rows = await prisma.payment.findMany({
    where: { id: { in: await findExcessMoney(prisma) } },
    include: {
      refunds: true,
      order: { select: { state: true, total: true, payments: { include: { refunds: true } } } },
    },
    orderBy: { id: "desc" },
  });
  return rows.flatMap((row) => {
    const { order, orderNumber, receivedAt } = row;
    const payment = readOnlinePayment(row);
    const left = refundableAmount(row);
    const reason =
      order === null
        ? "ORDER_DELETED"
        : PAYABLE_STATES.includes(order.state)
          ? "PAID_TWICE"
          : "ORDER_CANCELLED";
    const excess = order === null ? left : heldAmount(order.payments).minus(decimal(order.total));
    const isNeeded = reason === "PAID_TWICE" && excess.lt(left);
    if (payment === null || receivedAt === null || left.lte(0) || isNeeded) return [];
    return [{ payment, reason, left, orderNumber, receivedAt } as const];
  });
}
