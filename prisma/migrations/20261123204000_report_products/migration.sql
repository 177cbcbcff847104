-- The stored figures repeat what is in the orders, so that reports store them again.
DELETE FROM "ReportDay";

-- AlterEnum
CREATE TYPE "ReportFigureKind_new" AS ENUM ('HOUR', 'SOURCE', 'METHOD');
ALTER TABLE "ReportFigure" ALTER COLUMN "kind" TYPE "ReportFigureKind_new" USING ("kind"::text::"ReportFigureKind_new");
ALTER TYPE "ReportFigureKind" RENAME TO "ReportFigureKind_old";
ALTER TYPE "ReportFigureKind_new" RENAME TO "ReportFigureKind";
DROP TYPE "ReportFigureKind_old";

-- CreateTable
CREATE TABLE "ReportProduct" (
    "day" DATE NOT NULL,
    "productId" INTEGER NOT NULL,
    "lines" INTEGER NOT NULL,
    "quantity" DECIMAL(22,5) NOT NULL,
    "gross" DECIMAL(22,5) NOT NULL,

    CONSTRAINT "ReportProduct_pkey" PRIMARY KEY ("day","productId")
);

-- AddForeignKey
ALTER TABLE "ReportProduct" ADD CONSTRAINT "ReportProduct_day_fkey" FOREIGN KEY ("day") REFERENCES "ReportDay"("day") ON DELETE CASCADE ON UPDATE CASCADE;
