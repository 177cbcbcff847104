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
 * row in the statement around it, and `now` an expression of the current time. `spent` is in the store's present
 * currency; `spentOtherwise` is a JSON object of the amounts in others by their keys (domain/figureCurrency.ts).
 */
export function customerFiguresSql(alias: string, now: Prisma.Sql): Prisma.Sql {
  const customer = Prisma.raw(alias);
  return Prisma.sql`
    SELECT money."spent"::text AS "spent", money."spentOtherwise", placed."orders",
      booked."visits", booked."noShows", booked."lateCancellations",
      least(${customer}."createdAt", placed."first", booked."first", merged."first") AS "firstContactAt",
      greatest(${customer}."createdAt", placed."last", booked."last") AS "lastContactAt"
    FROM (
      SELECT count(*) FILTER (WHERE "state" IN (${names(PAYABLE_STATES)}))::int AS "orders",
        min("createdAt") AS "first", max("createdAt") AS "last"
      FROM "Order" WHERE "customerId" = ${customer}."id" AND "draftOf" IS NULL
    ) AS placed, (
      SELECT coalesce(sum(kept."amount") FILTER (WHERE kept."currency" IS NOT DISTINCT FROM store."currency"), 0) AS "spent",
        jsonb_object_agg(coalesce(kept."currency", ''), kept."amount"::text)
          FILTER (WHERE kept."currency" IS DISTINCT FROM store."currency" AND kept."amount" <> 0) AS "spentOtherwise"
      FROM (
        SELECT max(coalesce("currency", "firstCurrency")) AS "currency", max("firstCurrency") AS "firstCurrency" FROM "Store"
      ) AS store LEFT JOIN LATERAL (
        SELECT coalesce(moved."currency", store."firstCurrency") AS "currency", sum(moved."amount") AS "amount" FROM (
          SELECT p."orderCurrency" AS "currency", p."amount" FROM "Order" o JOIN "Payment" p ON p."orderId" = o."id"
          WHERE o."customerId" = ${customer}."id" AND p."state" = 'CAPTURED'
          UNION ALL
          SELECT p."orderCurrency", -r."amount" FROM "Order" o JOIN "Payment" p ON p."orderId" = o."id"
          JOIN "Refund" r ON r."paymentId" = p."id"
          WHERE o."customerId" = ${customer}."id" AND p."state" = 'CAPTURED' AND r."state" = 'DONE'
        ) AS moved GROUP BY 1
      ) AS kept ON true
    ) AS money, (
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
