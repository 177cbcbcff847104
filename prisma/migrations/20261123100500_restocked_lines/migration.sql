-- How much of a line's quantity refunds have returned to the stock, so that it is returned once.
ALTER TABLE "OrderLine" ADD COLUMN "restocked" DECIMAL(17,5) NOT NULL DEFAULT 0,
  ADD CONSTRAINT "OrderLine_restocked_check" CHECK ("restocked" >= 0 AND "restocked" <= "quantity");
