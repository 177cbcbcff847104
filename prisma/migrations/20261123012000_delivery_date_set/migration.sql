-- When staff last set an order's delivery date, which customers then see as the actual one.
ALTER TABLE "Order" ADD COLUMN "deliveryDateSetAt" TIMESTAMPTZ(3);

-- The audit log has an entry for each delivery date that staff set until now.
UPDATE "Order" AS o
SET "deliveryDateSetAt" = entry."createdAt"
FROM (
  SELECT "subjectId", max("createdAt") AS "createdAt"
  FROM "AuditEntry"
  WHERE "subjectType" = 'Order' AND "action" IN ('CREATE', 'UPDATE') AND "after" ->> 'deliveryDate' IS NOT NULL
  GROUP BY "subjectId"
) AS entry
WHERE o."id" = entry."subjectId" AND o."deliveryDate" IS NOT NULL;
