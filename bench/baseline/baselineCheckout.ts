import type pg from "pg";

export interface BaselineCart {
  customer: number;
  lines: { id: number; quantity: string }[];
}

/**
 * A checkout in one statement with the effects of ours: products are locked in the order of their IDs, checked, and reduced, and the
 * order is written with its lines and one discount record. $1 is the product IDs, $2 their quantities, $3 the customer. Every cart is
 * reduced by five percent. No row: a product is not on sale or out of stock.
 */
const CHECKOUT = `WITH wanted AS (
    SELECT * FROM unnest($1::int[], $2::numeric[]) WITH ORDINALITY AS line(id, quantity, position)),
  locked AS (
    SELECT p.id, p.name, p.price, p."imageHash", wanted.quantity, wanted.position,
      p.state = 'ENABLED' AND p."deletedAt" IS NULL AND p.stock >= wanted.quantity AS fits
    FROM "Product" p JOIN wanted ON wanted.id = p.id ORDER BY p.id FOR NO KEY UPDATE OF p),
  cart AS (
    SELECT sum(quantity) AS quantity, sum(quantity * price) AS sum, -round(sum(quantity * price) * 0.05) AS discount
    FROM locked HAVING count(*) FILTER (WHERE fits) = cardinality($1::int[])),
  taken AS (
    UPDATE "Product" p SET stock = stock - locked.quantity, version = version + 1, "updatedAt" = now()
    FROM locked WHERE p.id = locked.id AND EXISTS (SELECT FROM cart)),
  placed AS (
    INSERT INTO "Order" ("customerId", "buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod",
      "totalQuantity", subtotal, "discountTotal", total, "updatedAt")
    SELECT c.id, c.name, c.phone, '', '', '', 'SHOPPING_PLATFORM', 4, quantity, sum, discount, sum + discount, now()
    FROM cart, "Customer" c WHERE c.id = $3 RETURNING id, "discountTotal"),
  with_lines AS (
    INSERT INTO "OrderLine" ("orderId", "productId", quantity, "unitPrice", "productName", "imageHash")
    SELECT placed.id, locked.id, quantity, price, name, "imageHash" FROM placed, locked ORDER BY position),
  with_record AS (
    INSERT INTO "DiscountRecord" ("orderId", name, amount) SELECT id, '整筆優惠', "discountTotal" FROM placed)
  SELECT id FROM placed`;

/** Places orders, which the triggers announce, as those of our server. */
export function createBaselineCheckout(pool: pg.Pool) {
  return async ({ customer, lines }: BaselineCart): Promise<string> => {
    const values = [lines.map(({ id }) => id), lines.map(({ quantity }) => quantity), customer];
    const { rows } = await pool.query<{ id: number }>({ name: "checkout", text: CHECKOUT, values });
    const [order] = rows;
    if (order === undefined) throw new Error(`nothing was ordered by customer ${customer}`);
    return JSON.stringify({ number: order.id });
  };
}
