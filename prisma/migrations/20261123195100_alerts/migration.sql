-- The alerts list the newest failures, which are few.
CREATE INDEX "Payment_failed_idx" ON "Payment" ("updatedAt", "id") WHERE "state" = 'FAILED';
CREATE INDEX "Refund_failed_idx" ON "Refund" ("updatedAt", "id") WHERE "state" = 'FAILED';
