/**
 * Statements that add a payment, and its refund, to every order, so that its payment state follows from them.
 * They are for databases that are filled without triggers.
 */
export const ORDER_PAYMENTS = [
  `INSERT INTO "Payment" ("orderId", "orderNumber", kind, amount, state, "receivedAt", "createdAt", "updatedAt")
    SELECT id, id,
      (CASE WHEN "paymentState" = 'PARTIALLY_PAID' THEN 'PART'
        ELSE coalesce((ARRAY['OTHER', 'CARD', 'TRANSFER', 'CASH', 'COD'])["paymentMethod"], 'OTHER') END)::"PaymentKind",
      CASE WHEN "paymentState" = 'PARTIALLY_PAID' THEN 0 ELSE total END,
      (CASE WHEN "paymentState" = 'FAILED' THEN 'FAILED' ELSE 'CAPTURED' END)::"PaymentEntryState",
      CASE WHEN "paymentState" <> 'FAILED' THEN "updatedAt" END, "createdAt", "updatedAt"
    FROM "Order" WHERE "paymentState" <> 'UNPAID' ORDER BY id`,
  `INSERT INTO "Refund" (key, "paymentId", amount, state, "doneAt", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), p.id, p.amount, (CASE WHEN o."paymentState" = 'REFUNDED' THEN 'DONE' ELSE 'PENDING' END)::"RefundState",
      CASE WHEN o."paymentState" = 'REFUNDED' THEN p."receivedAt" END, p."receivedAt", p."receivedAt"
    FROM "Payment" p JOIN "Order" o ON o.id = p."orderId" WHERE o."paymentState" IN ('REFUND_PENDING', 'REFUNDED') ORDER BY p.id`,
];
