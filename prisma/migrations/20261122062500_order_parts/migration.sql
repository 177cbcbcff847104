-- What an order consists of comes in the order in which it was written: from an index that has it so, it need not be sorted for every order.
DROP INDEX "DiscountRecord_orderId_idx";
CREATE INDEX "DiscountRecord_orderId_id_idx" ON "DiscountRecord"("orderId", "id");
CREATE INDEX "OrderLine_orderId_id_idx" ON "OrderLine"("orderId", "id");

-- Whatever changes an order's lines writes its sums and its version too, which are announced: a second look for each statement that
-- touches a line or a discount record found nothing more to say, and every checkout paid for it.
DROP TRIGGER "OrderLine_announce_insert" ON "OrderLine";
DROP TRIGGER "OrderLine_announce_update" ON "OrderLine";
DROP TRIGGER "OrderLine_announce_delete" ON "OrderLine";
DROP TRIGGER "DiscountRecord_announce_insert" ON "DiscountRecord";
DROP TRIGGER "DiscountRecord_announce_update" ON "DiscountRecord";
DROP TRIGGER "DiscountRecord_announce_delete" ON "DiscountRecord";
DROP FUNCTION machiya_announce_orders_of_parts();
