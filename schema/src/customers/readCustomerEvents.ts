import { autocommitClient, Prisma } from "@machiya/prisma/client";
import type { Transaction } from "../writes/transaction.ts";
import { APPOINTMENT_EVENT_ACTIONS, CUSTOMER_EVENT_ACTIONS, type RecordedEvent } from "./customerEvent.ts";

/** An event of a customer as it is recorded. */
export interface CustomerEventRow extends RecordedEvent {
  /** Identifies the event among all events. */
  key: string;
  at: Date;
  orderNumber: number | null;
  appointmentNumber: number | null;
  amount: string | null;
  /** The code of the currency of the amount, which is that of the order; null for none. */
  currency: string | null;
  /** The staff member who did it; null for the customer, and for what the server does. */
  staffName: string | null;
  /** The kind of the message, or the text of the broadcast. */
  detail: string | null;
}

const names = (actions: readonly string[]) => Prisma.raw(actions.map((action) => `'${action}'`).join(", "));

/**
 * Returns the parts of a statement whose last, `events`, has a row for each event of the customer. Nothing is
 * stored for it: the events are the orders, appointments, payments, refunds, and messages, and their history.
 */
const eventsSql = (id: number): Prisma.Sql => Prisma.sql`
  placed AS MATERIALIZED (
    SELECT "id", "createdAt", "total" FROM "Order" WHERE "customerId" = ${id}::int AND "draftOf" IS NULL
  ), booked AS MATERIALIZED (
    SELECT "id", "createdAt" FROM "Appointment" WHERE "customerId" = ${id}::int
  ), paid AS MATERIALIZED (
    SELECT p."id", p."orderId", p."amount", p."receivedAt", p."recordedById" FROM placed
    JOIN "Payment" p ON p."orderId" = placed."id" AND p."state" = 'CAPTURED' AND p."receivedAt" IS NOT NULL
  ), events AS (
    SELECT 'CUSTOMER' AS "source", NULL AS "action", 'customer-' || "id" AS "key", "createdAt" AS "at",
      NULL::int AS "orderNumber", NULL::int AS "appointmentNumber", NULL::numeric AS "amount",
      NULL::jsonb AS "before", NULL::jsonb AS "after",
      (SELECT e."staffMemberId" FROM "AuditEntry" e WHERE e."subjectType" = 'Customer' AND e."subjectId" = ${id}::int
        AND e."action" = 'CREATE' LIMIT 1) AS "staffId", NULL AS "detail"
    FROM "Customer" WHERE "id" = ${id}::int
    UNION ALL SELECT 'ORDER', NULL, 'order-' || "id", "createdAt", "id", NULL, "total", NULL, NULL, NULL, NULL FROM placed
    UNION ALL SELECT 'APPOINTMENT', NULL, 'appointment-' || "id", "createdAt", NULL, "id", NULL, NULL, NULL, NULL, NULL FROM booked
    UNION ALL SELECT 'PAYMENT', NULL, 'payment-' || "id", "receivedAt", "orderId", NULL, "amount", NULL, NULL, "recordedById", NULL FROM paid
    UNION ALL SELECT 'REFUND', NULL, 'refund-' || r."id", r."doneAt", paid."orderId", NULL, r."amount", NULL, NULL, r."recordedById", NULL
      FROM paid JOIN "Refund" r ON r."paymentId" = paid."id" AND r."state" = 'DONE' AND r."doneAt" IS NOT NULL
    UNION ALL SELECT 'ORDER', e."action", 'history-' || e."id", e."createdAt", placed."id", NULL, NULL, e."before", e."after", e."staffMemberId", NULL
      FROM placed JOIN "AuditEntry" e ON e."subjectType" = 'Order' AND e."subjectId" = placed."id"
      WHERE e."action" <> 'CREATE' AND e."after" -> 'state' IS NOT NULL
    UNION ALL SELECT 'APPOINTMENT', e."action", 'history-' || e."id", e."createdAt", NULL, booked."id", NULL, e."before", e."after", e."staffMemberId", NULL
      FROM booked JOIN "AuditEntry" e ON e."subjectType" = 'Appointment' AND e."subjectId" = booked."id"
      WHERE e."action" IN (${names(APPOINTMENT_EVENT_ACTIONS)})
    UNION ALL SELECT 'CUSTOMER', "action", 'history-' || "id", "createdAt", NULL, NULL, NULL, "before", "after", "staffMemberId", NULL
      FROM "AuditEntry" WHERE "subjectType" = 'Customer' AND "subjectId" = ANY(ARRAY(
        SELECT ${id}::int UNION ALL SELECT "id" FROM "Customer" WHERE "mergedIntoId" = ${id}::int)) AND "action" IN (${names(CUSTOMER_EVENT_ACTIONS)})
    UNION ALL SELECT 'MESSAGE', NULL, 'message-' || "id", "sentAt", ("data" #>> '{order,id}')::int, ("data" #>> '{appointment,id}')::int, NULL, NULL, NULL, NULL, "kind"
      FROM "OutboxMessage" WHERE "customerId" = ${id}::int AND "state" = 'SENT' AND "sentAt" IS NOT NULL AND "kind" <> 'DEAUTHORIZATION'
    UNION ALL SELECT 'BROADCAST', NULL, 'message-' || m."id", m."sentAt", NULL, NULL, NULL, NULL, NULL, b."createdById", b."text"
      FROM "OutboxMessage" m JOIN "Broadcast" b ON b."id" = m."broadcastId"
      WHERE m."customerIds" @> ARRAY[${id}::int] AND m."broadcastId" IS NOT NULL AND m."state" = 'SENT' AND m."sentAt" IS NOT NULL
  )`;

/** Reads a page of a customer's events, newest first, in one statement. */
export async function readCustomerEvents(
  db: Transaction,
  customerId: number,
  { skip, take }: { skip: number; take: number },
): Promise<CustomerEventRow[]> {
  return autocommitClient(db).$queryRaw<CustomerEventRow[]>`
    WITH ${eventsSql(customerId)}, page AS (
      SELECT * FROM events ORDER BY "at" DESC, "key" DESC LIMIT ${take}::int OFFSET ${skip}::int
    )
    SELECT page."source", page."action", page."key", page."at", page."orderNumber", page."appointmentNumber",
      page."amount"::text AS "amount", page."before", page."after", page."detail", person."name" AS "staffName",
      paid."currency"
    FROM page LEFT JOIN "StaffMember" person ON person."id" = page."staffId"
      LEFT JOIN "Order" paid ON paid."id" = page."orderNumber" AND page."amount" IS NOT NULL
    ORDER BY page."at" DESC, page."key" DESC`;
}

/** Counts the events of a customer. */
export async function countCustomerEvents(db: Transaction, customerId: number): Promise<number> {
  const [row] = await autocommitClient(db).$queryRaw<[{ count: number }]>`
    WITH ${eventsSql(customerId)} SELECT count(*)::int AS "count" FROM events`;
  return row.count;
}
