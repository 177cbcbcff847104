ALTER TABLE "Store" ADD COLUMN "customersCancelOrders" BOOLEAN NOT NULL DEFAULT false;
