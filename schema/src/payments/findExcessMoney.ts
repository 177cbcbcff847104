import { Prisma, type PrismaClient } from "@machiya/prisma/client";
import { PAYMENT_PROVIDERS } from "../domain/orders/onlinePayments.ts";
import { ORDER_STATES } from "../domain/orders/orderState.ts";
import { MONEY_HOLDING_STATES } from "../domain/orders/paymentLedger.ts";
import { PAYABLE_STATES } from "../domain/orders/paymentReport.ts";

const MAX_UNASSIGNED = 100;

const names = (list: readonly string[]) => Prisma.raw(list.map((name) => `'${name}'`).join(", "));
const IS_RECEIVED = Prisma.sql`p."state" = 'CAPTURED' AND p."provider" IN (${names(PAYMENT_PROVIDERS)})`;

/**
 * The numbers of payments at providers of which something is left, and that no order needs, the latest first. What was
 * returned is left out here, because any number of canceled orders would hide older money otherwise. An order does not need
 * a payment when its other money covers the total, which takes two payments unless the total is 0. The statement looks for
 * such orders first, because a look at the refunds and the order of each payment took 0.8 seconds for 100,000 payments.
 * OFFSET 0 keeps Postgres, which cannot know that such orders are few, from joining all payments with all orders.
 */
export const EXCESS_MONEY = Prisma.sql`
  WITH several AS MATERIALIZED (
    SELECT "orderId" AS "id" FROM "Payment" WHERE "state" = 'CAPTURED' AND "orderId" IS NOT NULL
    GROUP BY "orderId" HAVING count(*) > 1
    UNION SELECT "id" FROM "Order" WHERE "total" <= 0
  ), shared AS MATERIALIZED (
    SELECT p.*, o."total", sum(p."held") OVER (PARTITION BY several."id") - p."held" AS "otherMoney"
    FROM several
    CROSS JOIN LATERAL (SELECT "state", "total" FROM "Order" WHERE "id" = several."id" OFFSET 0) o
    CROSS JOIN LATERAL (
      SELECT p."id", p."amount", p."state", p."provider", CASE WHEN p."amount" > (
        SELECT coalesce(sum(r."amount"), 0) FROM "Refund" r WHERE r."paymentId" = p."id" AND r."state" = 'DONE')
        THEN p."amount" ELSE 0 END AS "held"
      FROM "Payment" p WHERE p."orderId" = several."id" AND p."state" = 'CAPTURED' OFFSET 0) p
    WHERE o."state" IN (${names(PAYABLE_STATES)})
  ), candidate AS MATERIALIZED (
    SELECT p."id", p."amount" FROM "Payment" p WHERE p."orderId" IS NULL AND ${IS_RECEIVED}
    UNION ALL
    SELECT p."id", p."amount" FROM "Order" o JOIN "Payment" p ON p."orderId" = o."id"
    WHERE o."state" IN (${names(ORDER_STATES.filter((state) => !PAYABLE_STATES.includes(state)))})
      AND o."paymentState" IN (${names(MONEY_HOLDING_STATES)}) AND ${IS_RECEIVED}
    UNION ALL
    SELECT p."id", p."amount" FROM shared p WHERE p."total" <= p."otherMoney" AND ${IS_RECEIVED}
  )
  SELECT c."id" FROM candidate c
  WHERE c."amount" > (SELECT coalesce(sum(r."amount"), 0) FROM "Refund" r
    WHERE r."paymentId" = c."id" AND r."state" <> 'FAILED')
  ORDER BY c."id" DESC LIMIT ${MAX_UNASSIGNED}`;

/** Returns the numbers of the payments that the statement finds. */
export async function findExcessMoney(prisma: PrismaClient): Promise<number[]> {
  const rows = await prisma.$queryRaw<{ id: number }[]>(EXCESS_MONEY);
  return rows.map(({ id }) => id);
}
