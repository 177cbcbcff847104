-- CreateEnum
CREATE TYPE "StockReason" AS ENUM ('INITIAL', 'ORDER', 'CANCEL', 'REFUND', 'EDIT', 'BULK', 'IMPORT', 'COUNT', 'OTHER');

-- CreateTable
CREATE TABLE "StockChange" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "reason" "StockReason" NOT NULL,
    "before" DECIMAL(17,5) NOT NULL,
    "after" DECIMAL(17,5) NOT NULL,
    "orderNumber" INTEGER,
    "staffMemberId" INTEGER,
    "apiTokenId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StockChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "StockChange_productId_id_idx" ON "StockChange"("productId", "id" DESC);

-- CreateIndex
CREATE INDEX "StockChange_staffMemberId_idx" ON "StockChange"("staffMemberId");

-- AddForeignKey
ALTER TABLE "StockChange" ADD CONSTRAINT "StockChange_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockChange" ADD CONSTRAINT "StockChange_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The history begins with the stock that is there.
INSERT INTO "StockChange" ("productId", "reason", "before", "after")
SELECT p."id", 'INITIAL', 0, p."stock" FROM "Product" p WHERE p."stock" <> 0 ORDER BY p."id";

CREATE FUNCTION machiya_record_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Reason, order, staff member, and API token, as the write sets them in its transaction.
  cause text[] := string_to_array(coalesce(current_setting('machiya.stock_cause', true), ''), '|');
  is_new boolean := TG_OP = 'INSERT';
BEGIN
  INSERT INTO "StockChange" ("productId", "reason", "before", "after", "orderNumber", "staffMemberId", "apiTokenId")
  VALUES (
    NEW."id",
    coalesce(nullif(cause[1], ''), CASE WHEN is_new THEN 'INITIAL' ELSE 'OTHER' END)::"StockReason",
    CASE WHEN is_new THEN 0 ELSE OLD."stock" END, NEW."stock",
    nullif(cause[2], '')::int, nullif(cause[3], '')::int, nullif(cause[4], '')::int);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_record_stock IS 'Records a change of a product''s stock with the cause that the transaction has set.';

CREATE TRIGGER "Product_record_stock_insert" AFTER INSERT ON "Product"
  FOR EACH ROW WHEN (NEW."stock" <> 0) EXECUTE FUNCTION machiya_record_stock();
CREATE TRIGGER "Product_record_stock_update" AFTER UPDATE OF "stock" ON "Product"
  FOR EACH ROW WHEN (OLD."stock" <> NEW."stock") EXECUTE FUNCTION machiya_record_stock();
