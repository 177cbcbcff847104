-- Providers, carriers, and channels are modules. Their keys are text that the server checks against the modules that it has, so
-- that a new module needs no migration.

-- A check that compares with a value of the old type would not survive the change of its column.
ALTER TABLE "Payment" DROP CONSTRAINT "Payment_kind_check";
ALTER TABLE "PaymentProviderSetting" DROP CONSTRAINT "PaymentProviderSetting_provider_check";

-- AlterTable
ALTER TABLE "Payment" ALTER COLUMN "provider" DROP DEFAULT,
ALTER COLUMN "provider" TYPE TEXT USING "provider"::text,
ALTER COLUMN "provider" SET DEFAULT 'MANUAL';

-- AlterTable
ALTER TABLE "PaymentEvent" ALTER COLUMN "provider" TYPE TEXT USING "provider"::text;

-- AlterTable
ALTER TABLE "PaymentProviderSetting" ALTER COLUMN "provider" TYPE TEXT USING "provider"::text;

-- AlterTable
ALTER TABLE "CarrierSetting" ALTER COLUMN "carrier" TYPE TEXT USING "carrier"::text;

-- AlterTable
ALTER TABLE "Shipment" ALTER COLUMN "carrier" TYPE TEXT USING "carrier"::text;

-- AlterTable
ALTER TABLE "OutboxMessage" ALTER COLUMN "channel" DROP DEFAULT,
ALTER COLUMN "channel" TYPE TEXT USING "channel"::text,
ALTER COLUMN "channel" SET DEFAULT 'LINE';

-- DropEnum
DROP TYPE "PaymentProviderKind";
DROP TYPE "CarrierKind";
DROP TYPE "ChannelKind";

ALTER TABLE "Payment" ADD CONSTRAINT "Payment_kind_check"
  CHECK ("provider" = 'MANUAL' OR ("kind" <> 'PART' AND "kind" <> 'ADJUSTMENT'));
ALTER TABLE "PaymentProviderSetting" ADD CONSTRAINT "PaymentProviderSetting_provider_check" CHECK ("provider" <> 'MANUAL');
