import { query } from "./database.ts";
import { type Dataset, STOCK } from "./dataset.ts";

export async function countOrders(url: string): Promise<number> {
  const [row] = await query<{ count: number }>(url, 'SELECT count(*)::int AS count FROM "Order"');
  return row?.count ?? 0;
}

/** What the checkouts left behind, compared with what was answered; a list of contradictions. */
export async function auditCheckouts(
  url: string,
  { orders }: Dataset,
  answered: number,
  cutOff: number,
): Promise<string[]> {
  const [row] = await query<{ placed: number; odd: number; taken: string; ordered: string }>(
    url,
    `WITH placed AS (
        SELECT o.id, o.subtotal, o."discountTotal", o.total, count(*) AS lines, sum(l.quantity) AS quantity, o."totalQuantity",
          sum(l.quantity * l."unitPrice") AS sum
        FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o.id WHERE o.id > ${orders} GROUP BY o.id)
      SELECT count(*)::int AS placed,
        (count(*) FILTER (WHERE lines <> 2 OR sum <> subtotal OR quantity <> "totalQuantity"
          OR total <> greatest(0, subtotal + "discountTotal")))::int AS odd,
        coalesce(sum(quantity), 0)::int AS ordered,
        (SELECT sum(${STOCK} - stock) FROM "Product")::int AS taken
      FROM placed`,
  );
  if (row === undefined) return ["the orders cannot be audited"];
  const { placed, odd, taken, ordered } = row;
  const contradictions: string[] = [];
  if (placed < answered || placed > answered + cutOff)
    contradictions.push(`${answered} checkouts were answered, ${placed} orders were placed`);
  if (odd > 0) contradictions.push(`${odd} placed orders do not add up`);
  if (taken !== ordered) contradictions.push(`${ordered} pieces were ordered, ${taken} taken from stock`);
  return contradictions;
}
