-- CreateEnum
CREATE TYPE "PaymentChannel" AS ENUM ('WALLET', 'CARD', 'ATM', 'CVS');

-- CreateTable
CREATE TABLE "PaymentProviderSetting" (
    "id" SERIAL NOT NULL,
    "provider" "PaymentProviderKind" NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "isTest" BOOLEAN NOT NULL DEFAULT true,
    "channels" "PaymentChannel"[],
    "currency" TEXT NOT NULL,
    "credentials" BYTEA,
    "credentialsKeyId" TEXT,
    "credentialsSetAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PaymentProviderSetting_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PaymentProviderSetting_provider_key" ON "PaymentProviderSetting"("provider");

ALTER TABLE "PaymentProviderSetting"
  ADD CONSTRAINT "PaymentProviderSetting_provider_check" CHECK ("provider" <> 'MANUAL'),
  ADD CONSTRAINT "PaymentProviderSetting_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT "PaymentProviderSetting_credentials_check" CHECK (("credentials" IS NULL) = ("credentialsKeyId" IS NULL)),
  ADD CONSTRAINT "PaymentProviderSetting_enabled_check" CHECK (NOT "enabled" OR ("credentials" IS NOT NULL AND cardinality("channels") > 0));

-- The public store record lists the enabled providers, so that the cached record changes with them.
CREATE TRIGGER "PaymentProviderSetting_notify_catalogue" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "PaymentProviderSetting" FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');
