import type { Order, OrderLine, Statements } from "@machiya/prisma/client";
import { type Big, toWire } from "../domain/money.ts";
import type { PricedCart } from "../domain/pricing.ts";
import { stockTaken } from "./takeStock.ts";

/** An order that a customer places, with what was found out about it. */
export interface NewOrder
  extends Pick<
    Order,
    "buyerName" | "buyerPhone" | "recipientName" | "recipientPhone" | "address" | "note" | "paymentMethod"
  > {
  customerId: number;
  /** shop.md §5: both dates carry the one that the customer asked for, until staff set the actual one. */
  deliveryDate: Date | null;
  /** Each product once, locked. */
  lines: readonly (Pick<OrderLine, "productId" | "productName" | "imageHash"> & {
    quantity: Big;
    unitPrice: Big;
  })[];
  priced: PricedCart;
}

/** Takes the stock and writes the order with its lines and discount records, all in one statement; answers the order's row. */
export async function writeOrder(tx: Statements, { lines, priced, ...order }: NewOrder): Promise<Order> {
  const [written] = await tx.$queryRaw<Order[]>`
    WITH taken AS (${stockTaken(new Map(lines.map(({ productId, quantity }) => [productId, quantity])))}),
    placed AS (
      INSERT INTO "Order" (
        "customerId", "buyerName", "buyerPhone", "recipientName", "recipientPhone", "address", "note", "source", "paymentMethod",
        "deliveryDate", "expectedDeliveryDate", "totalQuantity", "subtotal", "discountTotal", "total", "updatedAt"
      ) VALUES (
        ${order.customerId}, ${order.buyerName}, ${order.buyerPhone}, ${order.recipientName}, ${order.recipientPhone},
        ${order.address}, ${order.note}, 'SHOPPING_PLATFORM', ${order.paymentMethod}::smallint,
        ${order.deliveryDate}::timestamptz, ${order.deliveryDate}::timestamptz,
        ${toWire(priced.totalQuantity)}::numeric, ${toWire(priced.subtotal)}::numeric,
        ${toWire(priced.discountTotal)}::numeric, ${toWire(priced.total)}::numeric, now()
      ) RETURNING *
    ),
    with_lines AS (
      INSERT INTO "OrderLine" ("orderId", "productId", "quantity", "unitPrice", "productName", "imageHash")
      SELECT placed."id", line."productId", line."quantity", line."unitPrice", line."productName", line."imageHash"
      FROM placed, unnest(
        ${lines.map(({ productId }) => productId)}::int[], ${lines.map(({ quantity }) => toWire(quantity))}::numeric[],
        ${lines.map(({ unitPrice }) => toWire(unitPrice))}::numeric[], ${lines.map(({ productName }) => productName)}::text[],
        ${lines.map(({ imageHash }) => imageHash)}::text[]
      ) WITH ORDINALITY AS line("productId", "quantity", "unitPrice", "productName", "imageHash", "position")
      ORDER BY line."position"
    ),
    with_records AS (
      INSERT INTO "DiscountRecord" ("orderId", "discountId", "name", "amount")
      SELECT placed."id", record."discountId", record."name", record."amount"
      FROM placed, unnest(
        ${priced.records.map(({ discountId }) => discountId)}::int[], ${priced.records.map(({ name }) => name)}::text[],
        ${priced.records.map(({ amount }) => toWire(amount))}::numeric[]
      ) WITH ORDINALITY AS record("discountId", "name", "amount", "position")
      ORDER BY record."position"
    )
    SELECT * FROM placed`;
  return written as Order;
}
