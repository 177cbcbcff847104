import { autocommitClient, Prisma } from "@machiya/prisma/client";
import type { AlertKind } from "../domain/alerts.ts";
import type { Transaction } from "../writes/transaction.ts";
import { reportedPaymentSql } from "./readAttention.ts";

/** An event of which the console alerts staff. */
export interface AlertEvent {
  kind: AlertKind;
  /** The row number of the order, appointment, payment, or refund. */
  id: number;
  /** The row number of the order; null for appointments. */
  orderId: number | null;
  at: Date;
}

/** Reads the newest `first` events of all kinds in one statement. */
export async function readAlerts(db: Transaction, first: number): Promise<AlertEvent[]> {
  const part = (kind: AlertKind, columns: Prisma.Sql, from: Prisma.Sql) =>
    Prisma.sql`(SELECT ${kind}::text AS "kind", ${columns} FROM ${from} ORDER BY 4 DESC, 2 DESC LIMIT ${first}::int)`;
  const own = (at: string) => Prisma.raw(`"id", "id" AS "orderId", "${at}" AS "at"`);
  return autocommitClient(db).$queryRaw<AlertEvent[]>`
    ${part("ORDER_PLACED", own("createdAt"), Prisma.sql`"Order" WHERE "draftOf" IS NULL`)}
    UNION ALL ${part("PAYMENT_REPORTED", own("paymentReportedAt"), Prisma.sql`"Order" WHERE ${reportedPaymentSql}`)}
    UNION ALL ${part(
      "APPOINTMENT_REQUESTED",
      Prisma.sql`"id", NULL::int, "createdAt"`,
      // Numbers increase with the time, and an index has them by source.
      Prisma.sql`(SELECT "id", "createdAt" FROM "Appointment" WHERE "source" = 'CHAT_APP'
        ORDER BY "id" DESC LIMIT ${first}::int) AS "requested"`,
    )}
    UNION ALL ${part(
      "PAYMENT_FAILED",
      Prisma.sql`"id", "orderId", "updatedAt"`,
      Prisma.sql`"Payment" WHERE "state" = 'FAILED' AND "orderId" IS NOT NULL`,
    )}
    UNION ALL ${part(
      "REFUND_FAILED",
      Prisma.sql`r."id", p."orderId", r."updatedAt"`,
      Prisma.sql`"Refund" r JOIN "Payment" p ON p."id" = r."paymentId"
        WHERE r."state" = 'FAILED' AND r."attempts" > 0 AND p."orderId" IS NOT NULL`,
    )}
    ORDER BY 4 DESC, 1, 2 DESC LIMIT ${first}::int`;
}
