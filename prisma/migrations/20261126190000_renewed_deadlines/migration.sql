-- A deadline that passes while recorded money covers an order starts anew when that money was a mistake.

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "paymentDeadlinePassed" BOOLEAN NOT NULL DEFAULT false;

-- What a provider refused to do with reserved money is listed until staff decide again.

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "refusedAt" TIMESTAMPTZ(3),
ADD COLUMN     "refusedRequest" "AuthorizationRequest";

-- CreateIndex
CREATE INDEX "Payment_refusedAt_idx" ON "Payment" ("refusedAt", "id") WHERE "refusedAt" IS NOT NULL;
