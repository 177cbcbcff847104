-- AlterTable
ALTER TABLE "Store" ADD COLUMN "currency" TEXT;
ALTER TABLE "Order" ADD COLUMN "currency" TEXT;

ALTER TABLE "Store" ADD CONSTRAINT "Store_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$');
ALTER TABLE "Order" ADD CONSTRAINT "Order_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$');
