-- Orders with several received payments are found without a look at each payment, for the list of unassigned payments.

-- CreateIndex
CREATE INDEX "Payment_captured_idx" ON "Payment" ("orderId") WHERE "state" = 'CAPTURED';
