import { query } from "./dataset/database.ts";
import { type Dataset, STOCK } from "./dataset/dataset.ts";

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

/**
 * What the bookings of a measurement left behind, before they are taken out again so that the next one finds the same books:
 * how many there are, and what is wrong with them.
 */
export async function undoBookings(
  url: string,
  { items }: Pick<Dataset, "items">,
): Promise<{ booked: number; faults: string[] }> {
  const [row] = await query<{ overlaps: number; crowded: number }>(
    url,
    `SELECT
        (SELECT count(*)::int FROM "AppointmentItem" a JOIN "AppointmentItem" b ON a.id <> b.id AND a."appointmentId" > ${items}
          AND a."staffMemberId" = b."staffMemberId" AND a."startsAt" < b."endsAt" AND b."startsAt" < a."endsAt") AS overlaps,
        (SELECT count(*)::int FROM (SELECT DISTINCT "startsAt" AS at FROM "AppointmentItem" WHERE "appointmentId" > ${items}) times
          WHERE (SELECT count(*) FROM "AppointmentItem" i WHERE i."startsAt" <= at AND i."endsAt" > at)
            > (SELECT count(*) FROM "StaffMember" WHERE role = 'STAFF')) AS crowded`,
  );
  const gone = await query(url, `DELETE FROM "Appointment" WHERE id > ${items} RETURNING id`);
  const faults: string[] = [];
  if (row === undefined) faults.push("the bookings cannot be audited");
  else if (row.overlaps > 0) faults.push(`${row.overlaps} items overlap one of the same person`);
  else if (row.crowded > 0) faults.push(`at ${row.crowded} times more is booked than people work`);
  return { booked: gone.length, faults };
}
