import type { Order } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { readCurrency } from "../../domain/minorUnits.ts";
import { type Big, decimal, toWire } from "../../domain/money.ts";
import { orderPermission } from "../../domain/orders/orderState.ts";
import { netQuantity } from "../../domain/orders/parcelState.ts";
import { shippingFeeOfOrder } from "../../domain/orders/shipping.ts";
import type { SeenPreOrder } from "../../domain/products/preOrder.ts";
import { requireRowId } from "../../input.ts";
import { endOutdatedPayments } from "../../payments/endOnlinePayments.ts";
import { type AuditAction, audit } from "../../writes/audit.ts";
import { eachRow, requireBatch, withRowNumber } from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { withAdjustedPayments } from "../payments/setPaymentState.ts";
import { stockCauseText } from "../products/stockCause.ts";
import { packedOf } from "../shipping/packedOf.ts";
import { workUnitsOf } from "../shipping/slotUse.ts";
import { lockOrder, lockOrders } from "./changeOrders.ts";
import {
  addedPreOrder,
  decrementStock,
  type LockedProduct,
  lockProducts,
  newLineRows,
  releasePreOrders,
} from "./decrementStock.ts";
import { orderProgress } from "./orderProgress.ts";
import { priceLines, requireStorable } from "./priceLines.ts";
import {
  lineProduct,
  linesOfProduct,
  readSeenPreOrder,
  readVariantOf,
  requireAddedAsSeen,
  requireLine,
  requireLinesAsSeen,
  requireNoVariants,
  requireOrderSize,
  requireQuantity,
  requireStep,
  requireVariantOf,
  type SeenPreOrderInput,
} from "./requireOrderable.ts";

export interface NewOrderLine extends SeenPreOrderInput {
  orderId: string;
  productId: string;
  /** The product of which `productId` is a variant, to be checked. */
  variantOf?: string | null | undefined;
  quantity: Big;
}

function requireChangeable(order: Order): void {
  const { allowed, reason } = orderPermission("CHANGE_LINES", orderProgress(order));
  if (!allowed) throw new DomainError(reason ?? "ORDER_STATE_FORBIDS", { state: order.state });
}

/** Returns an order's sums and lines for its history. */
async function snapshot(tx: Transaction, orderId: number) {
  const { lines, ...sums } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      totalQuantity: true,
      subtotal: true,
      discountTotal: true,
      shippingFee: true,
      total: true,
      lines: { select: { productName: true, quantity: true, unitPrice: true }, orderBy: { id: "asc" } },
    },
  });
  return { ...sums, lines };
}

/** Changes the lines of one or more orders, reprices the orders and writes their history. */
async function changeLines<Result>(
  tx: Transaction,
  context: Context,
  action: AuditAction,
  orders: readonly Order[],
  change: () => Promise<Result>,
): Promise<Result> {
  const before = new Map<number, object>();
  for (const { id } of orders) before.set(id, await snapshot(tx, id));
  const result = await change();
  for (const order of orders) {
    await repriceOrder(tx, context, order);
    const after = await snapshot(tx, order.id);
    await audit(tx, context, [
      { action, type: "Order", id: order.id, before: before.get(order.id) ?? {}, after },
    ]);
  }
  return result;
}

/** Recomputes the sums, discount records and shipping fee of an order from its lines, with the current discounts. */
async function repriceOrder(tx: Transaction, context: Context, order: Order): Promise<void> {
  const { id, customerId } = order;
  const lines = await tx.orderLine.findMany({
    where: { orderId: id },
    select: { productId: true, quantity: true, unitPrice: true },
    orderBy: { id: "asc" },
  });
  const priced = await priceLines(
    tx,
    { customerId, currency: readCurrency(order.currency) },
    lines.map((line) => ({ ...line, quantity: decimal(line.quantity), unitPrice: decimal(line.unitPrice) })),
  );
  await tx.discountRecord.deleteMany({ where: { orderId: id } });
  await tx.discountRecord.createMany({
    data: priced.records.map(({ discountId, name, amount }) => ({
      orderId: id,
      discountId,
      name,
      amount: toWire(amount),
    })),
  });
  const fee = shippingFeeOfOrder(order, priced.total);
  const total = priced.total.plus(fee);
  requireStorable(total);
  const workUnits = order.slotDay === null ? null : await workUnitsOf(tx, id);
  await withAdjustedPayments(tx, context, { order, total }, () =>
    tx.order.update({
      where: { id },
      data: {
        totalQuantity: toWire(priced.totalQuantity),
        subtotal: toWire(priced.subtotal),
        discountTotal: toWire(priced.discountTotal),
        shippingFee: toWire(fee),
        total: toWire(total),
        ...(workUnits !== null && { slotWorkUnits: toWire(workUnits) }),
        // The first line places the order: alerts, webhooks and the lists of others include it from now on.
        ...(lines.length > 0 && { draftOf: null }),
        version: { increment: 1 },
      },
    }),
  );
  if (!total.eq(decimal(order.total))) await endOutdatedPayments(tx, id, context.now());
}

/**
 * Adds lines to orders, all or none, at current prices, and decrements the stock. Throws NOT_FOUND,
 * ALREADY_EXISTS (the order already contains the product), OUT_OF_STOCK, ORDER_STATE_FORBIDS, INVALID_INPUT;
 * in a batch with the row. Returns the new lines' ids in the given order.
 */
export async function addOrderLines(context: Context, lines: readonly NewOrderLine[]): Promise<number[]> {
  requireBatch(lines, "lines");
  const rows = eachRow(lines, (line, index) => {
    requireQuantity(line.quantity);
    return {
      orderId: requireRowId("Order", line.orderId),
      productId: requireRowId("Product", line.productId),
      variantOf: readVariantOf(line),
      quantity: line.quantity,
      seenPreOrder: readSeenPreOrder(line, ["input", "lines", index]),
    };
  });
  return inTransaction(context.prisma, (tx) => insertLines(tx, context, rows));
}

interface LineRow {
  orderId: number;
  productId: number;
  variantOf: number | null;
  quantity: Big;
  /** What staff saw of a pre-order; null: what the stock does not have is refused. */
  seenPreOrder: SeenPreOrder | null;
}

/** Inserts lines and decrements the stock. Throws like `addOrderLines`. Returns the lines' ids. */
export async function insertLines(
  tx: Transaction,
  context: Context,
  rows: readonly LineRow[],
): Promise<number[]> {
  const orderIds = rows.map(({ orderId }) => orderId);
  const orders = await lockOrders(tx, orderIds);
  const standing = await tx.orderLine.findMany({
    where: { orderId: { in: [...orders.keys()] } },
    select: { orderId: true, productId: true },
  });
  const products = await lockProducts(
    tx,
    rows.map(({ productId }) => productId),
  );
  const taken = new Set(standing.map(({ orderId, productId }) => `${orderId}:${productId}`));
  const wantedByOrder = new Map<number, Map<number, Big>>();
  for (const [index, { orderId, productId, variantOf, quantity }] of rows.entries()) {
    withRowNumber(index, () => {
      requireChangeable(orders.get(orderId) as Order);
      const product = products.get(productId);
      if (product === undefined || product.deletedAt !== null)
        throw new DomainError("NOT_FOUND", { what: "Product", number: productId });
      requireNoVariants(product);
      requireVariantOf(product, variantOf);
      requireStep(product, quantity);
      const key = `${orderId}:${productId}`;
      if (taken.has(key))
        throw new DomainError("ALREADY_EXISTS", { what: "OrderLine", products: [product.name] });
      taken.add(key);
      const size = [...taken].filter((standingKey) => standingKey.startsWith(`${orderId}:`)).length;
      requireOrderSize(size);
    });
    wantedByOrder.set(orderId, (wantedByOrder.get(orderId) ?? new Map()).set(productId, quantity));
  }
  const data = newLineRows(products, rows);
  requireLinesAsSeen(products, rows, data);
  for (const [orderId, quantities] of wantedByOrder)
    await decrementStock(tx, products, quantities, stockCauseText({ reason: "ORDER", orderId }, context));
  const created = await changeLines(tx, context, "ADD_LINES", [...orders.values()], () =>
    tx.orderLine.createManyAndReturn({ data }),
  );
  const idOf = new Map(created.map(({ id, orderId, productId }) => [`${orderId}:${productId}`, id]));
  return rows.map(({ orderId, productId }) => idOf.get(`${orderId}:${productId}`) ?? 0);
}

/** A new quantity of a line, with the quantity that the user saw. */
export interface OrderLineChange extends NewOrderLine {
  seenQuantity?: Big | null | undefined;
}

/**
 * Sets a line's quantity and adjusts the stock by the difference. Throws NOT_FOUND, CONFLICT when the
 * quantity is not the one that the user saw, OUT_OF_STOCK, ORDER_STATE_FORBIDS, INVALID_INPUT. Returns the
 * line's id.
 */
export async function changeOrderLine(context: Context, input: OrderLineChange): Promise<number> {
  requireQuantity(input.quantity);
  const orderId = requireRowId("Order", input.orderId);
  const productId = requireRowId("Product", input.productId);
  return inTransaction(context.prisma, async (tx) => {
    const order = await lockOrder(tx, orderId);
    requireChangeable(order);
    const where = { orderId, ...linesOfProduct([productId]) };
    const line = requireLine(await tx.orderLine.findMany({ where, include: lineProduct }), productId);
    requireVariantOf(line.product, line.productId === productId ? readVariantOf(input) : null);
    const before = decimal(line.quantity);
    if (input.seenQuantity && !before.eq(input.seenQuantity))
      throw new DomainError("CONFLICT", { what: "OrderLine" });
    // What a refund has returned to the stock and what is in a parcel stays on the order.
    const packed = (await packedOf(tx, orderId)).get(line.id) ?? decimal(0);
    const least = packed.gt(decimal(line.restocked)) ? packed : decimal(line.restocked);
    if (input.quantity.lt(least))
      throw new DomainError("INVALID_INPUT", {
        field: "quantity",
        rule: { kind: "NUMBER", min: least.toNumber() },
      });
    const products = await lockProducts(tx, [line.productId]);
    const more = input.quantity.minus(before);
    if (more.eq(0)) return line.id;
    const product = products.get(line.productId) as LockedProduct;
    requireStep(product, input.quantity);
    requireAddedAsSeen(product, more, readSeenPreOrder(input));
    const cause = stockCauseText({ reason: "ORDER", orderId }, context);
    await releasePreOrders(tx, orderId, new Map([[line.productId, more.neg()]]));
    await decrementStock(tx, products, new Map([[line.productId, more]]), cause);
    await changeLines(tx, context, "CHANGE_LINE", [order], () =>
      tx.orderLine.update({
        where: { id: line.id },
        data: { quantity: toWire(input.quantity), ...addedPreOrder(product, more) },
      }),
    );
    return line.id;
  });
}

/**
 * Removes lines by product, all or none, and returns their stock. Throws IN_USE for a line that is in a
 * parcel. Returns the order's id.
 */
export async function removeOrderLines(
  context: Context,
  input: { orderId: string; productIds: readonly string[] },
): Promise<number> {
  const orderId = requireRowId("Order", input.orderId);
  const productIds = [...new Set(input.productIds.map((id) => requireRowId("Product", id)))];
  if (productIds.length === 0)
    throw new DomainError("INVALID_INPUT", { field: "productIds", rule: { kind: "LIST", min: 1 } });
  await inTransaction(context.prisma, async (tx) => {
    const order = await lockOrder(tx, orderId);
    requireChangeable(order);
    const where = { orderId, ...linesOfProduct(productIds) };
    const found = await tx.orderLine.findMany({ where, include: lineProduct });
    const lines = [...new Set(productIds.map((productId) => requireLine(found, productId)))];
    const ids = lines.map(({ id }) => id);
    if ((await tx.parcelItem.count({ where: { orderLineId: { in: ids } } })) > 0)
      throw new DomainError("IN_USE", { what: "OrderLine" });
    const products = await lockProducts(
      tx,
      lines.map(({ productId }) => productId),
    );
    const returned = new Map(lines.map((line) => [line.productId, netQuantity(line)]));
    await releasePreOrders(tx, orderId, returned);
    await decrementStock(
      tx,
      products,
      new Map([...returned].map(([id, quantity]) => [id, quantity.neg()])),
      stockCauseText({ reason: "CANCEL", orderId }, context),
    );
    await changeLines(tx, context, "REMOVE_LINES", [order], () =>
      tx.orderLine.deleteMany({ where: { id: { in: lines.map(({ id }) => id) } } }),
    );
  });
  return orderId;
}
