-- CreateEnum
CREATE TYPE "ReportFigureKind" AS ENUM ('HOUR', 'SOURCE', 'METHOD', 'PRODUCT');

-- CreateTable
CREATE TABLE "ReportDay" (
    "day" DATE NOT NULL,

    CONSTRAINT "ReportDay_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "ReportFigure" (
    "day" DATE NOT NULL,
    "kind" "ReportFigureKind" NOT NULL,
    "key" INTEGER NOT NULL,
    "orders" INTEGER NOT NULL,
    "quantity" DECIMAL(22,5) NOT NULL,
    "gross" DECIMAL(22,5) NOT NULL,
    "discounts" DECIMAL(22,5) NOT NULL,
    "net" DECIMAL(22,5) NOT NULL,
    "paid" DECIMAL(22,5) NOT NULL,
    "open" DECIMAL(22,5) NOT NULL,

    CONSTRAINT "ReportFigure_pkey" PRIMARY KEY ("day","kind","key")
);

-- CreateTable
CREATE TABLE "ReportChange" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReportChange_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "ReportFigure" ADD CONSTRAINT "ReportFigure_day_fkey" FOREIGN KEY ("day") REFERENCES "ReportDay"("day") ON DELETE CASCADE ON UPDATE CASCADE;

-- Figures are stored when their day has been over for 24 hours. The limit is an hour less, because a transaction that began
-- before may end after the figures are stored. Orders of today, which checkouts write, therefore never add a mark.
CREATE FUNCTION machiya_mark_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ReportChange" ("at") SELECT NEW."createdAt" WHERE TG_OP <> 'DELETE'
  UNION SELECT OLD."createdAt" WHERE TG_OP <> 'INSERT';
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_mark_report IS 'Marks the day of an order whose figures may be stored.';
CREATE TRIGGER "Order_mark_report_insert" AFTER INSERT ON "Order"
  FOR EACH ROW WHEN (NEW."createdAt" < now() - interval '23 hours') EXECUTE FUNCTION machiya_mark_report();
CREATE TRIGGER "Order_mark_report_delete" AFTER DELETE ON "Order"
  FOR EACH ROW WHEN (OLD."createdAt" < now() - interval '23 hours') EXECUTE FUNCTION machiya_mark_report();
CREATE TRIGGER "Order_mark_report_update" AFTER UPDATE ON "Order"
  FOR EACH ROW WHEN (OLD."createdAt" < now() - interval '23 hours' AND
    (OLD."createdAt", OLD."state", OLD."paymentState", OLD."paymentMethod", OLD."source", OLD."draftOf", OLD."subtotal", OLD."discountTotal", OLD."total", OLD."version")
    IS DISTINCT FROM (NEW."createdAt", NEW."state", NEW."paymentState", NEW."paymentMethod", NEW."source", NEW."draftOf", NEW."subtotal", NEW."discountTotal", NEW."total", NEW."version"))
  EXECUTE FUNCTION machiya_mark_report();

CREATE FUNCTION machiya_clear_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7364031);
  DELETE FROM "ReportDay";
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_clear_report IS 'Removes all stored figures, because the days of the store begin at other times.';
CREATE TRIGGER "Store_clear_report" AFTER INSERT OR DELETE OR UPDATE OF "timeZone" ON "Store"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_clear_report();
