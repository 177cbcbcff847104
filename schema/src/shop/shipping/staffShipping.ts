import type { Order, Prisma } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireRowId } from "../../input.ts";
import { audit } from "../../writes/audit.ts";
import { lockRows } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { type AssignedSlot, assignSlot, slotText } from "./assignSlot.ts";

/** The shipping of an order that staff enter. */
export interface StaffShipping extends Pick<AssignedSlot, "overCapacity"> {
  shippingMethodId: string;
  slot?: AssignedSlot["slot"] | null | undefined;
}

/** The columns of an order with a shipping method; its fee follows from its lines. */
export type OrderShippingColumns = Required<
  Pick<
    Prisma.OrderCreateManyInput,
    "shippingMethodId" | "shippingName" | "shippingKind" | "shippingFullFee" | "shippingFreeFrom"
  >
>;

/**
 * Returns the columns of an order that staff enter with an active shipping method. Staff may combine it with any address
 * and payment method. Throws NOT_FOUND, SHIPPING_METHOD_NOT_OFFERED.
 */
export async function shippingColumns(
  tx: Transaction,
  { shippingMethodId }: StaffShipping,
): Promise<OrderShippingColumns> {
  const id = requireRowId("ShippingMethod", shippingMethodId);
  // A deletion waits for the order, or the order finds the method gone.
  await lockRows(tx, "ShippingMethod", [id], "LINK");
  const method = await tx.shippingMethod.findUnique({ where: { id } });
  if (method === null) throw new DomainError("NOT_FOUND", { what: "ShippingMethod", number: id });
  if (!method.active) throw new DomainError("SHIPPING_METHOD_NOT_OFFERED");
  const { name, kind, fee, freeFrom } = method;
  return {
    shippingMethodId: id,
    shippingName: name,
    shippingKind: kind,
    shippingFullFee: fee,
    shippingFreeFrom: freeFrom,
  };
}

/** Gives a new order with its lines the slot that staff chose. Throws SHIPPING_SLOT_NOT_AVAILABLE. */
export async function assignFirstSlot(
  tx: Transaction,
  context: Context,
  order: Order,
  { slot, overCapacity }: StaffShipping,
): Promise<void> {
  if (slot == null) return;
  const { after, exceeded } = await assignSlot(tx, order, { slot, overCapacity });
  const change = {
    before: order,
    after: { ...after, shippingSlot: slotText(slot), overCapacity: exceeded },
  };
  await audit(tx, context, [{ action: "UPDATE", type: "Order", id: order.id, ...change }]);
}
