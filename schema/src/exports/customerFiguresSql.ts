import { Prisma } from "@machiya/prisma/client";
import {
  APPOINTMENT_STATES,
  isConfirmed,
  TIME_HOLDING_STATES,
} from "../domain/appointments/appointmentState.ts";
import { PAYABLE_STATES } from "../domain/orders/paymentReport.ts";

const names = (states: readonly string[]) => Prisma.raw(states.map((state) => `'${state}'`).join(", "));

/**
 * Returns SQL that reads what one customer bought and how their visits went, as one row. `alias` is the customer's
 * row in the statement around it, and `now` an expression of the current time.
 */
export function customerFiguresSql(alias: string, now: Prisma.Sql): Prisma.Sql {
  const customer = Prisma.raw(alias);
  return Prisma.sql`
    SELECT (paid."received" - returned."refunded")::text AS "spent", placed."orders",
      booked."visits", booked."noShows", booked."lateCancellations",
      least(${customer}."createdAt", placed."first", booked."first", merged."first") AS "firstContactAt",
      greatest(${customer}."createdAt", placed."last", booked."last") AS "lastContactAt"
    FROM (
      SELECT count(*) FILTER (WHERE "state" IN (${names(PAYABLE_STATES)}))::int AS "orders",
        min("createdAt") AS "first", max("createdAt") AS "last"
      FROM "Order" WHERE "customerId" = ${customer}."id" AND "draftOf" IS NULL
    ) AS placed, (
      SELECT coalesce(sum(p."amount"), 0) AS "received" FROM "Order" o JOIN "Payment" p ON p."orderId" = o."id"
      WHERE o."customerId" = ${customer}."id" AND p."state" = 'CAPTURED'
    ) AS paid, (
      SELECT coalesce(sum(r."amount"), 0) AS "refunded" FROM "Order" o JOIN "Payment" p ON p."orderId" = o."id"
      JOIN "Refund" r ON r."paymentId" = p."id"
      WHERE o."customerId" = ${customer}."id" AND p."state" = 'CAPTURED' AND r."state" = 'DONE'
    ) AS returned, (
      SELECT count(*) FILTER (WHERE "state" IN (${names(APPOINTMENT_STATES.filter(isConfirmed))})
          AND "startsAt" <= ${now} AND "outcome" IS DISTINCT FROM 'NO_SHOW')::int AS "visits",
        count(*) FILTER (WHERE "outcome" = 'NO_SHOW')::int AS "noShows",
        count(*) FILTER (WHERE "outcome" = 'LATE_CANCEL' AND "cancelledBy" = 'CUSTOMER')::int AS "lateCancellations",
        min("createdAt") AS "first",
        max(greatest("createdAt", CASE WHEN "state" IN (${names(TIME_HOLDING_STATES)}) AND "startsAt" <= ${now}
          AND "outcome" IS DISTINCT FROM 'NO_SHOW' THEN "startsAt" END)) AS "last"
      FROM "Appointment" WHERE "customerId" = ${customer}."id"
    ) AS booked, (
      SELECT min("createdAt") AS "first" FROM "Customer" WHERE "mergedIntoId" = ${customer}."id"
    ) AS merged`;
}
