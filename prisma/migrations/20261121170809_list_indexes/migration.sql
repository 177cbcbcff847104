-- DropIndex
DROP INDEX "Product_state_id_idx";

-- CreateIndex
CREATE INDEX "Customer_deletedAt_id_idx" ON "Customer"("deletedAt", "id" DESC);

-- CreateIndex
CREATE INDEX "Customer_name_idx" ON "Customer" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Customer_phone_idx" ON "Customer" USING GIN ("phone" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Image_name_idx" ON "Image" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "OutboxMessage_state_sentAt_idx" ON "OutboxMessage"("state", "sentAt");

-- CreateIndex
CREATE INDEX "Product_deletedAt_state_id_idx" ON "Product"("deletedAt", "state", "id" DESC);
