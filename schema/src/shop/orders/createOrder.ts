import type { Context } from "../../context.ts";
import { linkCustomers } from "../../customers/linkCustomers.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Big } from "../../domain/money.ts";
import { requireRowId } from "../../input.ts";
import { eachRow } from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { setNewPaymentStates } from "../payments/setPaymentState.ts";
import { assignFirstSlot, type StaffShipping, shippingColumns } from "../shipping/staffShipping.ts";
import { zoneAndCurrency } from "../store/shopTimeZone.ts";
import { insertLines } from "./changeOrderLines.ts";
import { insertOrders, newOrderColumns, type OrderDetails } from "./changeOrders.ts";
import {
  readSeenPreOrder,
  requireOrderSize,
  requireQuantity,
  type SeenPreOrderInput,
} from "./requireOrderable.ts";

interface FirstLine extends SeenPreOrderInput {
  productId: string;
  quantity: Big;
}

interface NewOrder {
  details: OrderDetails;
  lines: readonly FirstLine[];
  /** The customer for whom staff enter it. */
  customerId?: string | null | undefined;
  shipping?: StaffShipping | null | undefined;
}

/** Throws NOT_FOUND for a customer who does not exist or was deleted. Returns the row number. */
async function requireCustomer(tx: Transaction, globalId: string): Promise<number> {
  const id = requireRowId("Customer", globalId);
  const customer = await tx.customer.findFirst({ where: { id, deletedAt: null }, select: { id: true } });
  if (customer === null) throw new DomainError("NOT_FOUND", { what: "Customer", number: id });
  return id;
}

/**
 * Creates an order together with its lines in one transaction, so that no alert announces an order without
 * products. Throws NOT_FOUND, ALREADY_EXISTS (a product occurs twice), OUT_OF_STOCK, INVALID_INPUT, with the
 * row of the line; PRE_ORDER_CHANGED, SHIPPING_METHOD_NOT_OFFERED, SHIPPING_SLOT_NOT_AVAILABLE. Returns the order's id.
 */
export async function createOrder(
  context: Context,
  { details, lines, customerId, shipping }: NewOrder,
): Promise<number> {
  requireOrderSize(lines.length);
  const rows = eachRow(lines, ({ productId, quantity, ...seen }, index) => {
    const path = ["input", "lines", index];
    requireQuantity(quantity, [...path, "quantity"]);
    return {
      productId: requireRowId("Product", productId),
      variantOf: null,
      quantity,
      seenPreOrder: readSeenPreOrder(seen, path),
    };
  });
  const terms = await zoneAndCurrency(context.prisma);
  const columns = newOrderColumns(context, { details, ...terms }, ["input", "details"]);
  return inTransaction(context.prisma, async (tx) => {
    const [{ id, paymentState } = { id: 0, paymentState: "UNPAID" as const }] = await insertOrders(
      tx,
      context,
      [
        {
          ...columns,
          ...(customerId != null && { customerId: await requireCustomer(tx, customerId) }),
          ...(shipping != null && (await shippingColumns(tx, shipping))),
        },
      ],
    );
    const wanted = rows.map((row) => ({ ...row, orderId: id }));
    await insertLines(tx, context, wanted);
    // The payment is of the total that the lines add up to.
    const order = await tx.order.findUniqueOrThrow({ where: { id } });
    if (shipping != null) await assignFirstSlot(tx, context, order, shipping);
    await setNewPaymentStates(tx, context, [{ ...order, paymentState }]);
    await linkCustomers(tx, order.customerId === null ? [] : [order.customerId]);
    return id;
  });
}
