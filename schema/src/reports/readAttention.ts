import { autocommitClient, opaqueParameter, Prisma } from "@machiya/prisma/client";
import { type AttentionEntry, urgentFirst } from "../domain/attention.ts";
import { OPEN_ORDER_STATES } from "../domain/orders/orderState.ts";
import { PAYABLE_STATES, UNPAID_STATES } from "../domain/orders/paymentReport.ts";
import { onSaleSql } from "../domain/products/productState.ts";
import { calendarDays, dayOf, startOfDay } from "../domain/time/shopTime.ts";
import type { Transaction } from "../writes/transaction.ts";

/** An entry of the home page's list, with its urgency. */
export interface UrgentEntry extends AttentionEntry {
  isLate: boolean;
}

interface Now {
  now: Date;
  zone: string;
}

const names = (states: readonly string[]) => Prisma.raw(states.map((state) => `'${state}'`).join(", "));

/** The SQL condition of placed orders whose customers reported a payment that staff have not checked since. */
export const reportedPaymentSql = Prisma.sql`"paymentReportedAt" IS NOT NULL
  AND ("paymentRecordedAt" IS NULL OR "paymentRecordedAt" < "paymentReportedAt")
  AND "paymentState" IN (${names(UNPAID_STATES)}) AND "state" IN (${names(PAYABLE_STATES)}) AND "draftOf" IS NULL`;

/** When an order is due: on the day that staff set, else on the day for which it was requested. */
const dueAt = Prisma.sql`(CASE WHEN "deliveryDateSetAt" IS NULL THEN "expectedDeliveryDate" ELSE "deliveryDate" END)`;

/** The SQL condition of open orders that are due on the store's current day or were before. */
function due({ now, zone }: Now): Prisma.Sql {
  const tomorrow = calendarDays(dayOf(now, zone), 2).at(-1) as string;
  return Prisma.sql`"state" IN (${names(OPEN_ORDER_STATES)}) AND "draftOf" IS NULL
    AND ${dueAt} < ${opaqueParameter(startOfDay(tomorrow, zone), "timestamptz")}`;
}

const count = async (db: Transaction, condition: Prisma.Sql): Promise<number> => {
  const [row] = await autocommitClient(db).$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS "count" FROM "Order" WHERE ${condition}`;
  return row.count;
};

/** Counts the orders with a reported payment that staff have to check. */
export const countReportedPayments = (db: Transaction): Promise<number> => count(db, reportedPaymentSql);

/** Counts the orders that are due. */
export const countDueOrders = (db: Transaction, moment: Now): Promise<number> => count(db, due(moment));

/** Reads the `first` most urgent entries of all kinds in one statement. */
export async function readAttention(db: Transaction, first: number, moment: Now): Promise<UrgentEntry[]> {
  const part = (reason: AttentionEntry["reason"], at: Prisma.Sql, from: Prisma.Sql, order: Prisma.Sql) =>
    Prisma.sql`(SELECT ${reason}::text AS "reason", "id", ${at} AS "at" FROM ${from} ORDER BY ${order} LIMIT ${first}::int)`;
  const at = (column: string) => Prisma.raw(`"${column}"`);
  const entries = await autocommitClient(db).$queryRaw<AttentionEntry[]>`
    ${part("PAYMENT_REPORTED", at("paymentReportedAt"), Prisma.sql`"Order" WHERE ${reportedPaymentSql}`, Prisma.sql`3, 2`)}
    UNION ALL ${part(
      "AUTHORIZATION_REFUSED",
      at("refusedAt"),
      Prisma.sql`"Payment" WHERE "refusedAt" IS NOT NULL AND "state" = 'AUTHORIZED' AND "orderId" IS NOT NULL`,
      Prisma.sql`3, 2`,
    )}
    UNION ALL ${part(
      "ORDER_OVERPAID",
      Prisma.sql`NULL::timestamptz`,
      Prisma.sql`"Order" WHERE "overpaid" > 0 AND "draftOf" IS NULL`,
      Prisma.sql`2`,
    )}
    UNION ALL ${part("APPOINTMENT_PENDING", at("startsAt"), Prisma.sql`"Appointment" WHERE "state" = 'PENDING'`, Prisma.sql`3, 2`)}
    UNION ALL ${part("ORDER_DUE", dueAt, Prisma.sql`"Order" WHERE ${due(moment)}`, Prisma.sql`3, 2`)}
    UNION ALL ${part(
      "STOCK_LOW",
      Prisma.sql`NULL::timestamptz`,
      Prisma.sql`"Product" WHERE ${Prisma.raw(onSaleSql(`"Product"`))} AND NOT "hasVariants" AND "isLowStock"`,
      // An index on the stock would make every order rewrite all indexes of its products.
      Prisma.sql`2 DESC`,
    )}`;
  return urgentFirst(entries, first, moment);
}
