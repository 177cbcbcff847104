import { query } from "./dataset/database.ts";
import { type Dataset, STOCK } from "./dataset/dataset.ts";

export async function countOrders(url: string): Promise<number> {
  const [row] = await query<{ count: number }>(url, 'SELECT count(*)::int AS count FROM "Order"');
  return row?.count ?? 0;
}

/** Compares the orders in the database with the responses to checkouts, and returns the contradictions. */
export async function auditCheckouts(
  url: string,
  { orders }: Dataset,
  responses: number,
  aborted: number,
): Promise<string[]> {
  const [row] = await query<{ placed: number; inconsistent: number; taken: string; ordered: string }>(
    url,
    `WITH placed AS (
        SELECT o.id, o.subtotal, o."discountTotal", o."shippingFee", o.total, count(*) AS lines, sum(l.quantity) AS quantity, o."totalQuantity",
          sum(l.quantity * l."unitPrice") AS sum
        FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o.id WHERE o.id > ${orders} GROUP BY o.id)
      SELECT count(*)::int AS placed,
        (count(*) FILTER (WHERE lines <> 2 OR sum <> subtotal OR quantity <> "totalQuantity"
          OR total <> greatest(0, subtotal + "discountTotal") + "shippingFee"))::int AS inconsistent,
        coalesce(sum(quantity), 0)::int AS ordered,
        (SELECT sum(${STOCK} - stock) FROM "Product")::int AS taken
      FROM placed`,
  );
  if (row === undefined) return ["the orders cannot be audited"];
  const { placed, inconsistent, taken, ordered } = row;
  const contradictions: string[] = [];
  if (placed < responses || placed > responses + aborted)
    contradictions.push(`${responses} checkouts had a response, ${placed} orders were placed`);
  if (inconsistent > 0) contradictions.push(`${inconsistent} placed orders do not add up`);
  if (taken !== ordered) contradictions.push(`${ordered} pieces were ordered, ${taken} taken from stock`);
  return contradictions;
}

/**
 * Deletes the appointments that a measurement has booked, so that the next one starts from the same data. Returns their number and
 * the errors that were found in them.
 */
export async function undoBookings(
  url: string,
  { items }: Pick<Dataset, "items">,
): Promise<{ booked: number; errors: string[] }> {
  const [row] = await query<{ overlaps: number; crowded: number }>(
    url,
    `SELECT
        (SELECT count(*)::int FROM "AppointmentItem" a JOIN "AppointmentItem" b ON a.id <> b.id AND a."appointmentId" > ${items}
          AND a."staffMemberId" = b."staffMemberId" AND a."startsAt" < b."endsAt" AND b."startsAt" < a."endsAt") AS overlaps,
        (SELECT count(*)::int FROM (SELECT DISTINCT "startsAt" AS at FROM "AppointmentItem" WHERE "appointmentId" > ${items}) times
          WHERE (SELECT count(*) FROM "AppointmentItem" i WHERE i."startsAt" <= at AND i."endsAt" > at)
            > (SELECT count(*) FROM "StaffMember" WHERE role = 'STAFF')) AS crowded`,
  );
  const deleted = await query(url, `DELETE FROM "Appointment" WHERE id > ${items} RETURNING id`);
  const errors: string[] = [];
  if (row === undefined) errors.push("the bookings cannot be audited");
  else if (row.overlaps > 0)
    errors.push(`${row.overlaps} items overlap another item of the same staff member`);
  else if (row.crowded > 0)
    errors.push(`at ${row.crowded} times, more items are booked than staff members work`);
  return { booked: deleted.length, errors };
}
