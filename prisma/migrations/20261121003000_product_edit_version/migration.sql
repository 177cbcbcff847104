-- AlterTable
ALTER TABLE "Product" ADD COLUMN "editVersion" INTEGER NOT NULL DEFAULT 1;

-- Until now only edits were counted.
UPDATE "Product" SET "editVersion" = "version";
