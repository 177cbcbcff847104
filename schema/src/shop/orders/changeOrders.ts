import { type Order, opaqueParameter } from "@machiya/prisma/client";
import type { OrderSource, OrderState, PaymentState } from "@machiya/prisma/enums";
import { z } from "zod";
import { readContacts } from "../../contactInput.ts";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Currency } from "../../domain/minorUnits.ts";
import { decimal } from "../../domain/money.ts";
import type { OrderTextField } from "../../domain/orders/orderFields.ts";
import {
  EDITABLE_WHEN_FINAL,
  isFinal,
  nextOrderState,
  orderPermission,
  orderTransition,
} from "../../domain/orders/orderState.ts";
import { NO_DEADLINE, type PaymentDeadline, paymentDeadline } from "../../domain/orders/paymentDeadline.ts";
import { isReportPending, reportBeforeCheck } from "../../domain/orders/paymentReport.ts";
import { type Moment, momentStart } from "../../domain/time/shopTime.ts";
import { readInput, requireRowId } from "../../input.ts";
import { queueOrderNotifications } from "../../notifications/orderNotifications.ts";
import { endOnlinePayments, endPaymentsOfDeleted } from "../../payments/endOnlinePayments.ts";
import { findPaymentLimits } from "../../payments/findPaymentLimits.ts";
import { resumeDeadline } from "../../payments/resumeDeadline.ts";
import { audit, auditCreated, auditDeleted } from "../../writes/audit.ts";
import {
  eachRow,
  providedFields,
  requireAll,
  requireBatch,
  requireEach,
  requireRowIds,
  requireVersion,
} from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { giveStockBack } from "../cancellation/giveStockBack.ts";
import { storeOrders } from "../cancellation/undoOrderDeletion.ts";
import { requireOwnAddress } from "../carriers/requireOwnAddress.ts";
import { setNewPaymentStates, setPaymentState } from "../payments/setPaymentState.ts";
import type { OrderShippingColumns } from "../shipping/staffShipping.ts";
import { shopTimeZone, zoneAndCurrency } from "../store/shopTimeZone.ts";
import { orderProgress } from "./orderProgress.ts";
import { orderTexts } from "./orderTexts.ts";

export interface OrderDetails extends Partial<Record<OrderTextField, string | null | undefined>> {
  source?: OrderSource | null | undefined;
  deliveryDate?: Moment | null | undefined;
  expectedDeliveryDate?: Moment | null | undefined;
  paymentState?: PaymentState | null | undefined;
  paymentMethodCode?: number | null | undefined;
}

/** PaymentMethod NONE, the initial method of an order that staff enter. */
const NO_PAYMENT_METHOD = 1;

const detailsSchema = z.object({ ...orderTexts, paymentMethodCode: z.int().min(0).max(32_767) }).partial();

/** Columns that staff can write. */
type OrderColumns = Partial<
  Pick<
    Order,
    OrderTextField | "source" | "deliveryDate" | "expectedDeliveryDate" | "paymentState" | "paymentMethod"
  >
>;

/** Returns the columns that the details set: absent fields are unchanged, a null date is cleared. */
function readDetails(
  context: Context,
  { details, before, zone }: { details: OrderDetails; before: Order | null; zone: string },
  path: readonly (string | number)[],
): OrderColumns {
  const given = readInput(detailsSchema, providedFields(details), path);
  const { paymentMethodCode, ...read } = readContacts(context, given, before, path);
  const texts = read as OrderColumns;
  const date = (moment: Moment | null) => moment && momentStart(moment, zone);
  return {
    ...texts,
    ...(paymentMethodCode !== undefined && { paymentMethod: paymentMethodCode }),
    ...(details.source && { source: details.source }),
    ...(details.paymentState && { paymentState: details.paymentState }),
    ...(details.deliveryDate !== undefined && { deliveryDate: date(details.deliveryDate) }),
    ...(details.expectedDeliveryDate !== undefined && {
      expectedDeliveryDate: date(details.expectedDeliveryDate),
    }),
  };
}

/** Creates orders that staff enter, all or none; lines are added later. Returns their ids. */
export async function createOrders(context: Context, orders: readonly OrderDetails[]): Promise<number[]> {
  requireBatch(orders, "orders");
  const terms = await zoneAndCurrency(context.prisma);
  const rows = eachRow(orders, (details, index) =>
    newOrderColumns(context, { details, ...terms }, ["input", "orders", index]),
  );
  return inTransaction(context.prisma, async (tx) => {
    const created = await insertOrders(tx, context, rows);
    await setNewPaymentStates(tx, context, created);
    return created.map(({ id }) => id);
  });
}

/** Returns the columns of an order that staff enter. */
export function newOrderColumns(
  context: Context,
  { details, zone, currency }: { details: OrderDetails; zone: string; currency: Currency | null },
  path: readonly (string | number)[],
) {
  return {
    currency,
    deliveryDateSetAt: details.deliveryDate ? context.now() : null,
    buyerName: "",
    buyerPhone: "",
    recipientName: "",
    recipientPhone: "",
    address: "",
    source: "MANUAL" as const,
    paymentMethod: NO_PAYMENT_METHOD,
    ...readDetails(context, { details, before: null, zone }, path),
  };
}

/**
 * Inserts orders without lines, as drafts of the viewer, with their history. Returns them with the payment states that the caller has
 * yet to set.
 */
export async function insertOrders(
  tx: Transaction,
  context: Context,
  data: (ReturnType<typeof newOrderColumns> & { customerId?: number } & Partial<OrderShippingColumns>)[],
): Promise<Order[]> {
  const draftOf = context.viewer.staff?.id ?? null;
  const created = await tx.order.createManyAndReturn({
    data: data.map(({ paymentState: _, ...columns }) => ({ ...columns, draftOf })),
  });
  const orders = created
    .toSorted((a, b) => a.id - b.id)
    .map((order, index) => ({ ...order, paymentState: data[index]?.paymentState ?? order.paymentState }));
  const audited = orders.map(
    ({ shippingName, currency, shippingKind: _kind, shippingFee: _fee, ...columns }) => {
      return {
        ...columns,
        ...(shippingName !== "" && { shippingName }),
        ...(currency !== null && { currency }),
      };
    },
  );
  await auditCreated(tx, context, "Order", audited);
  return orders;
}

/**
 * Locks orders for the rest of the transaction, always in id order. Throws NOT_FOUND with the row when one is
 * missing.
 */
export async function lockOrders(tx: Transaction, ids: readonly number[]): Promise<Map<number, Order>> {
  return requireEach("Order", ids, await lockExistingOrders(tx, ids));
}

/** Locks one order. Throws NOT_FOUND. */
export async function lockOrder(tx: Transaction, id: number): Promise<Order> {
  const order = requireAll("Order", [id], await lockExistingOrders(tx, [id])).get(id);
  if (order === undefined) throw new DomainError("NOT_FOUND", { what: "Order" });
  return order;
}

/**
 * Locks one of a customer's orders. Throws the same NOT_FOUND for another customer's and for one that does not exist, without
 * its number, so that neither reveals how many the shop has.
 */
export async function lockOwnOrder(tx: Transaction, id: number, customerId: number): Promise<Order> {
  const [order] = await lockExistingOrders(tx, [id]);
  if (order?.customerId !== customerId) throw new DomainError("NOT_FOUND", { what: "Order" });
  return order;
}

/** Locks the orders that exist of these, in id order. */
export async function lockExistingOrders(tx: Transaction, ids: readonly number[]): Promise<Order[]> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  await tx.$queryRaw`SELECT 1 FROM "Order" WHERE "id" = ANY(${opaqueParameter(wanted, "int[]")}) ORDER BY "id" FOR NO KEY UPDATE`;
  return tx.order.findMany({ where: { id: { in: wanted } } });
}

/** Returns the error of a step that the order does not allow; it says when only the lines are missing. */
function refusedStep(order: Order, to: OrderState): DomainError {
  const lacksLines = nextOrderState(order.state) === to && orderProgress(order).isEmpty;
  return new DomainError("ORDER_STATE_FORBIDS", {
    state: order.state,
    ...(lacksLines && { refusal: "NO_LINES" }),
  });
}

/** Applies the side effects of a state change. Throws ORDER_STATE_FORBIDS when the change is not allowed. */
async function enterState(tx: Transaction, context: Context, order: Order, to: OrderState): Promise<void> {
  if (orderTransition(orderProgress(order), to) === "forbidden") throw refusedStep(order, to);
  if (to === "CANCELLED" && order.state !== "CANCELLED") await giveStockBack(tx, context, [order.id]);
}

/** Advances an order to its next state. Throws ORDER_STATE_FORBIDS unless that is `to`. */
export async function advanceOrder(context: Context, input: { id: string; to: OrderState }): Promise<number> {
  const id = requireRowId("Order", input.id);
  await inTransaction(context.prisma, async (tx) => {
    const order = await lockOrder(tx, id);
    const isNext = nextOrderState(order.state) === input.to;
    if (!isNext || !orderPermission("ADVANCE", orderProgress(order)).allowed)
      throw refusedStep(order, input.to);
    const after = await tx.order.update({
      where: { id },
      data: { state: input.to, version: { increment: 1 } },
    });
    await audit(tx, context, [{ action: "ADVANCE", type: "Order", id, before: order, after }]);
    await queueOrderNotifications(tx, context, order, after);
  });
  return id;
}

interface OrderUpdate {
  id: string;
  version?: number | null | undefined;
  details?: OrderDetails | null | undefined;
  state?: OrderState | null | undefined;
}

/** Returns whether writing this value would change the order. */
function changes(order: Order, [column, value]: [string, unknown]): boolean {
  const current = order[column as keyof Order];
  return current instanceof Date && value instanceof Date
    ? current.getTime() !== value.getTime()
    : current !== value;
}

/** Returns the deadline of a customer's order, without reserved money, whose method staff change; others have none. */
async function newDeadline(
  tx: Transaction,
  { id: orderId, customerId, total }: Order,
  paymentMethod: number,
  now: Date,
): Promise<PaymentDeadline> {
  if (customerId === null || decimal(total).lte(0)) return NO_DEADLINE;
  if ((await tx.payment.count({ where: { orderId, state: "AUTHORIZED", capturesLater: true } })) > 0)
    return NO_DEADLINE;
  return paymentDeadline(paymentMethod, await findPaymentLimits(tx), now);
}

/**
 * Changes details, and the state by an allowed step. Throws NOT_FOUND, CONFLICT, ORDER_STATE_FORBIDS,
 * INVALID_INPUT.
 */
export async function updateOrder(context: Context, input: OrderUpdate): Promise<number> {
  const id = requireRowId("Order", input.id);
  await inTransaction(context.prisma, async (tx) => {
    const order = await lockOrder(tx, id);
    requireVersion("Order", order, input.version);
    const given = { details: input.details ?? {}, before: order, zone: await shopTimeZone(tx) };
    const details = readDetails(context, given, ["input", "details"]);
    const changed = Object.entries(details).filter((entry) => changes(order, entry));
    const frozen = changed.some(([column]) => !EDITABLE_WHEN_FINAL.some((editable) => editable === column));
    if (isFinal(order.state) && frozen) throw new DomainError("ORDER_STATE_FORBIDS", { state: order.state });
    if (changed.some(([column]) => column === "address")) await requireOwnAddress(tx, order);
    if (input.state) await enterState(tx, context, order, input.state);
    const moved = input.state && input.state !== order.state;
    const isCancelled = moved && input.state === "CANCELLED";
    if (changed.length === 0 && !moved) return;
    const { paymentState, ...columns } = Object.fromEntries(changed) as OrderColumns;
    const now = context.now();
    const set = paymentState
      ? await setPaymentState(tx, context, { ...order, ...columns }, paymentState)
      : null;
    const written = await tx.order.update({
      where: { id },
      data: {
        ...columns,
        ...(moved && { state: input.state as OrderState }),
        ...(paymentState && { paymentRecordedAt: now, ...(await resumeDeadline(tx, order, now)) }),
        ...(columns.paymentMethod !== undefined &&
          (await newDeadline(tx, order, columns.paymentMethod, now))),
        ...(columns.deliveryDate !== undefined && { deliveryDateSetAt: now }),
        ...(isCancelled && { cancelReason: "STAFF" as const, ...NO_DEADLINE }),
        version: { increment: 1 },
      },
    });
    const after = isCancelled ? (await endOnlinePayments(tx, written, now)).after : written;
    const undo = set && {
      undo: { ...set.undo, ...(isReportPending(order) && reportBeforeCheck(order)) },
    };
    await audit(tx, context, [{ action: "UPDATE", type: "Order", id, before: order, after, ...undo }]);
    await queueOrderNotifications(tx, context, order, after, { refunded: set?.refunded ?? null });
  });
  return id;
}

/**
 * Deletes orders, returns their stock, and refunds what providers hold for them as their cancellation would, all or none. Throws
 * NOT_FOUND, ORDER_STATE_FORBIDS.
 */
export async function deleteOrders(context: Context, ids: readonly string[]): Promise<number[]> {
  const rows = requireRowIds("Order", ids);
  await inTransaction(context.prisma, async (tx) => {
    const orders = await lockOrders(tx, rows);
    for (const order of orders.values()) {
      const { allowed, reason } = orderPermission("DELETE", orderProgress(order));
      if (!allowed) throw new DomainError(reason ?? "ORDER_STATE_FORBIDS", { state: order.state });
    }
    const undo = await storeOrders(tx, rows);
    await giveStockBack(tx, context, rows);
    const refundMoney = await endPaymentsOfDeleted(tx, rows, context.now());
    await tx.order.deleteMany({ where: { id: { in: rows } } });
    await refundMoney();
    await auditDeleted(tx, context, "Order", orders.values(), undo);
  });
  return rows;
}
