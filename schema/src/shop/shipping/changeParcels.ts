import type { Order, Parcel } from "@machiya/prisma/client";
import type { ParcelState } from "@machiya/prisma/enums";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Big, toWire } from "../../domain/money.ts";
import {
  canUnpack,
  followingParcelStates,
  nextParcelStates,
  packableQuantity,
} from "../../domain/orders/parcelState.ts";
import { canRestock } from "../../domain/orders/recordedPayment.ts";
import { MAX_LINES_PER_ORDER } from "../../domain/orders/stock.ts";
import { line, readInput, requireRowId } from "../../input.ts";
import { queueParcelNotification } from "../../notifications/orderNotifications.ts";
import { audit, auditCreated, auditDeleted } from "../../writes/audit.ts";
import { changedColumns, eachRow, providedFields, requireVersion } from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { lockOrder } from "../orders/changeOrders.ts";
import { requireQuantity } from "../orders/requireOrderable.ts";
import { packedOf } from "./packedOf.ts";
import { trackingTexts } from "./trackingTexts.ts";

export interface ParcelDetails {
  carrier?: string | null | undefined;
  trackingNumber?: string | null | undefined;
  trackingLink?: string | null | undefined;
}

export interface NewParcelItem {
  productId: string;
  quantity: Big;
}

const details = z.object({ ...trackingTexts, trackingNumber: line(100) }).partial();

const PATH = ["input", "details"];

/** The columns that entering a state sets. */
export const ENTERED_AT: Record<ParcelState, "shippedAt" | "deliveredAt" | null> = {
  PACKED: null,
  SHIPPED: "shippedAt",
  DELIVERED: "deliveredAt",
  RETURNED: null,
};

/**
 * Packs products of an order into a parcel, at most what was ordered, is not in another parcel, and was not returned
 * to the stock by a refund. Throws NOT_FOUND, ORDER_STATE_FORBIDS for a canceled order, and INVALID_INPUT with the
 * row. Returns the parcel's id.
 */
export async function createParcel(
  context: Context,
  input: { orderId: string; items: readonly NewParcelItem[]; details?: ParcelDetails | null | undefined },
): Promise<number> {
  const orderId = requireRowId("Order", input.orderId);
  const columns = readInput(details, providedFields(input.details ?? {}), PATH);
  const rule = { kind: "LIST", min: 1, max: MAX_LINES_PER_ORDER } as const;
  if (input.items.length < rule.min || input.items.length > rule.max)
    throw new DomainError("INVALID_INPUT", { field: "items", rule }, ["input", "items"]);
  return inTransaction(context.prisma, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!canRestock(order.state)) throw new DomainError("ORDER_STATE_FORBIDS", { state: order.state });
    const items = await readItems(tx, orderId, input.items);
    const parcel = await tx.parcel.create({
      data: {
        ...changedColumns({}, columns),
        orderId,
        items: {
          create: [...items].map(([orderLineId, quantity]) => ({ orderLineId, quantity: toWire(quantity) })),
        },
      },
    });
    await auditCreated(tx, context, "Parcel", [parcel]);
    await touchOrder(tx, orderId);
    return parcel.id;
  });
}

/** Returns the quantities by order line. */
async function readItems(
  tx: Transaction,
  orderId: number,
  wanted: readonly NewParcelItem[],
): Promise<Map<number, Big>> {
  const lines = await tx.orderLine.findMany({ where: { orderId } });
  const packed = await packedOf(tx, orderId);
  const items = new Map<number, Big>();
  eachRow(wanted, ({ productId, quantity }, index) => {
    requireQuantity(quantity, ["input", "items", index, "quantity"]);
    const product = requireRowId("Product", productId);
    const found = lines.find((one) => one.productId === product);
    if (found === undefined) throw new DomainError("NOT_FOUND", { what: "OrderLine" });
    if (items.has(found.id))
      throw new DomainError("INVALID_INPUT", { field: "items", rule: { kind: "UNIQUE" } });
    const left = packableQuantity(found, packed.get(found.id));
    if (quantity.gt(left)) {
      const limit = { kind: "NUMBER", min: 0, max: left.toNumber() } as const;
      throw new DomainError("INVALID_INPUT", { field: "quantity", rule: limit });
    }
    items.set(found.id, quantity);
  });
  return items;
}

/** Locks a parcel after its order. Throws NOT_FOUND. */
export async function lockParcel(tx: Transaction, id: string): Promise<{ parcel: Parcel; order: Order }> {
  const row = requireRowId("Parcel", id);
  const found = await tx.parcel.findUnique({ where: { id: row }, select: { orderId: true } });
  if (found === null) throw new DomainError("NOT_FOUND", { what: "Parcel" });
  // The order's lock protects its parcels.
  const order = await lockOrder(tx, found.orderId);
  const parcel = await tx.parcel.findUnique({ where: { id: row } });
  if (parcel === null) throw new DomainError("NOT_FOUND", { what: "Parcel" });
  return { parcel, order };
}

/** Returns the error of a step that a parcel's own state forbids. */
export const parcelStateForbids = ({ state }: Pick<Parcel, "state">): DomainError =>
  new DomainError("ORDER_STATE_FORBIDS", { what: "Parcel", state });

/** Increases the order's version, so that screens with the order are updated. */
export async function touchOrder(tx: Transaction, id: number): Promise<void> {
  await tx.order.update({ where: { id }, data: { version: { increment: 1 } } });
}

/**
 * Changes the tracking details of a parcel, or moves it to its next state; the customer is notified when it is
 * shipped. Throws NOT_FOUND, CONFLICT, INVALID_INPUT, and ORDER_STATE_FORBIDS for a step that is not possible.
 */
export async function updateParcel(
  context: Context,
  input: {
    id: string;
    version?: number | null | undefined;
    details?: ParcelDetails | null | undefined;
    state?: ParcelState | null | undefined;
  },
): Promise<number> {
  const columns = readInput(details, providedFields(input.details ?? {}), PATH);
  return inTransaction(context.prisma, async (tx) => {
    const { parcel: before, order } = await lockParcel(tx, input.id);
    requireVersion("Parcel", before, input.version);
    const state = input.state ?? before.state;
    const moves = state !== before.state;
    if (moves && !nextParcelStates(before.state, order.state).includes(state))
      throw followingParcelStates(before.state).includes(state)
        ? new DomainError("ORDER_STATE_FORBIDS", { state: order.state })
        : parcelStateForbids(before);
    const changed = changedColumns(before, columns);
    if (!moves && Object.keys(changed).length === 0) return before.id;
    const enteredAt = moves ? ENTERED_AT[state] : null;
    const after = await tx.parcel.update({
      where: { id: before.id },
      data: {
        ...changed,
        state,
        ...(enteredAt !== null && { [enteredAt]: context.now() }),
        version: { increment: 1 },
      },
    });
    await audit(tx, context, [{ action: "UPDATE", type: "Parcel", id: before.id, before, after }]);
    await touchOrder(tx, order.id);
    if (moves && state === "SHIPPED") await queueParcelNotification(tx, context, order, after);
    return before.id;
  });
}

/** Deletes a parcel that has not left the shop. Throws NOT_FOUND, ORDER_STATE_FORBIDS. Returns its order's id. */
export async function unpackParcel(context: Context, id: string): Promise<number> {
  return inTransaction(context.prisma, async (tx) => {
    const { parcel, order } = await lockParcel(tx, id);
    if (!canUnpack(parcel.state)) throw parcelStateForbids(parcel);
    await tx.parcel.delete({ where: { id: parcel.id } });
    await auditDeleted(tx, context, "Parcel", [parcel]);
    await touchOrder(tx, order.id);
    return order.id;
  });
}
