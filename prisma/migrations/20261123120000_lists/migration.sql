-- CreateEnum
CREATE TYPE "PreferenceKind" AS ENUM ('TABLE', 'VIEW');

-- CreateTable
CREATE TABLE "StaffPreference" (
    "id" SERIAL NOT NULL,
    "staffMemberId" INTEGER NOT NULL,
    "kind" "PreferenceKind" NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "value" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StaffPreference_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "StaffPreference_staffMemberId_kind_subject_name_key" ON "StaffPreference"("staffMemberId", "kind", "subject", "name");

-- CreateIndex
CREATE INDEX "Customer_name_id_deletedAt_idx" ON "Customer"("name", "id", "deletedAt");

-- CreateIndex
CREATE INDEX "Order_expectedDeliveryDate_last_idx" ON "Order"("expectedDeliveryDate" DESC NULLS LAST, "id" DESC);

-- CreateIndex
CREATE INDEX "Order_total_idx" ON "Order"("total", "id", "state", "paymentState", "paymentMethod", "source", "draftOf");

-- CreateIndex
CREATE INDEX "Product_name_id_idx" ON "Product"("name", "id");

-- CreateIndex
CREATE INDEX "Product_price_id_idx" ON "Product"("price", "id");

-- AddForeignKey
ALTER TABLE "StaffPreference" ADD CONSTRAINT "StaffPreference_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Notifies machiya_list of the table whose rows changed, so that the console's lists refetch.
CREATE FUNCTION machiya_notify_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_list', TG_TABLE_NAME);
  RETURN NULL;
END $$;

CREATE TRIGGER "ApiToken_notify_list" AFTER INSERT OR DELETE ON "ApiToken"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "WebhookEndpoint_notify_list" AFTER INSERT OR DELETE ON "WebhookEndpoint"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "CustomerBlock_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "CustomerBlock"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "CustomerDiscount_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "CustomerDiscount"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "Discount_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "Discount"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "FailedJob_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "FailedJob"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "Image_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "Image"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "ProductType_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "ProductType"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "Service_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "Service"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "ShiftTemplate_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "ShiftTemplate"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "StaffMember_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "StaffMember"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
-- Orders update other columns of their customer, which no list shows.
CREATE TRIGGER "Customer_notify_list" AFTER INSERT OR DELETE OR UPDATE OF "name", "phone", "note", "reachable", "deletedAt" ON "Customer"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
