-- CreateTable
CREATE TABLE "StockNotice" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "customerId" INTEGER NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StockNotice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "StockNotice_productId_id_idx" ON "StockNotice"("productId", "id");

-- CreateIndex
CREATE INDEX "StockNotice_dueAt_idx" ON "StockNotice"("dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "StockNotice_customerId_productId_key" ON "StockNotice"("customerId", "productId");

-- AddForeignKey
ALTER TABLE "StockNotice" ADD CONSTRAINT "StockNotice_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockNotice" ADD CONSTRAINT "StockNotice_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION machiya_mark_stock_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."stock" < 1 THEN
    UPDATE "StockNotice" SET "dueAt" = NULL WHERE "productId" = NEW."id" AND "dueAt" IS NOT NULL;
  ELSE
    UPDATE "StockNotice" SET "dueAt" = now() WHERE "id" IN (
      SELECT n."id" FROM "StockNotice" n JOIN "Customer" c ON c."id" = n."customerId"
      WHERE n."productId" = NEW."id" AND n."dueAt" IS NULL AND c."reachable" IS DISTINCT FROM false
        AND NOT EXISTS (SELECT FROM "CustomerBlock" b WHERE b."customerId" = n."customerId")
      ORDER BY n."id" LIMIT floor(NEW."stock") - floor(OLD."stock"));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_mark_stock_notices IS 'Marks as many waiting customers as whole pieces returned, in the order of their requests. Who is marked waits again when the product sells out before the message is queued.';

-- An order that leaves pieces calls no function.
CREATE TRIGGER "Product_mark_stock_notices" AFTER UPDATE OF "stock" ON "Product"
  FOR EACH ROW WHEN (floor(NEW."stock") > floor(OLD."stock") OR (NEW."stock" < 1 AND OLD."stock" >= 1))
  EXECUTE FUNCTION machiya_mark_stock_notices();
