-- CreateEnum
CREATE TYPE "AuthorizationRequest" AS ENUM ('CAPTURE', 'VOID');

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "capturesLater" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "requested" "AuthorizationRequest";

-- AlterTable
ALTER TABLE "PaymentProviderSetting" ADD COLUMN     "capturesLater" BOOLEAN NOT NULL DEFAULT false;
