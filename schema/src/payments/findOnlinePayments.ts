import type { Order, PaymentProviderSetting, PrismaClient } from "@machiya/prisma/client";
import type { Context } from "../context.ts";
import { type Big, decimal } from "../domain/money.ts";
import { refundableAmount } from "../domain/orders/paymentLedger.ts";
import { PAYABLE_STATES } from "../domain/orders/paymentReport.ts";
import { inProviderOrder } from "../domain/paymentProviders/providerRegistry.ts";
import { requestLoader } from "../lists/requestLoader.ts";
import { collectingShipments } from "../shop/carriers/collectingShipments.ts";
import { findExcessMoney } from "./findExcessMoney.ts";
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
  });
  // Prisma runs a query each time that it is awaited; a promise of it runs once.
  const read = found.then(inProviderOrder);
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

/** Loads whether a parcel of each order of a request collects money from its customer. */
export const isCollected = requestLoader(async ({ prisma }, orderIds: number[]) => {
  const found = await prisma.parcel.findMany({
    where: { shipment: collectingShipments(orderIds) },
    select: { orderId: true },
  });
  const collected = new Set(found.map(({ orderId }) => orderId));
  return new Map(orderIds.map((id) => [id, collected.has(id)]));
});

/** Why money at a provider is not needed. */
export type UnassignedReason = "ORDER_DELETED" | "ORDER_CANCELLED" | "PAID_TWICE" | "ABOVE_TOTAL";

/** Received money that no order needs and that was not refunded. */
export interface UnassignedPayment {
  payment: OnlinePayment;
  reason: UnassignedReason;
  /** How much of the payment no order needs. */
  left: Big;
  /** Null after the deletion of the order. */
  orderNumber: number | null;
  receivedAt: Date;
}

/** Finds received money that no order needs, the latest first; at most 100 payments. */
export async function findUnassignedPayments(prisma: PrismaClient): Promise<UnassignedPayment[]> {
  const rows = await prisma.payment.findMany({
    where: { id: { in: await findExcessMoney(prisma) } },
    include: { refunds: true, order: { select: { id: true, state: true, overpaid: true } } },
    orderBy: { id: "desc" },
  });
  // Of several payments of an order, the latest are the ones too many.
  const overpaid = new Map<number, Big>();
  return rows.flatMap((row) => {
    const { order, orderNumber, receivedAt } = row;
    const payment = readOnlinePayment(row);
    const refundable = refundableAmount(row);
    const excess = order === null ? refundable : (overpaid.get(order.id) ?? decimal(order.overpaid));
    const left = refundable.lt(excess) ? refundable : excess;
    if (payment === null || receivedAt === null || left.lte(0)) return [];
    if (order !== null) overpaid.set(order.id, excess.minus(left));
    return [{ payment, reason: reasonOf(order, left.eq(refundable)), left, orderNumber, receivedAt }];
  });
}

function reasonOf(order: Pick<Order, "state"> | null, isWhole: boolean): UnassignedReason {
  if (order === null) return "ORDER_DELETED";
  if (!PAYABLE_STATES.includes(order.state)) return "ORDER_CANCELLED";
  return isWhole ? "PAID_TWICE" : "ABOVE_TOTAL";
}
