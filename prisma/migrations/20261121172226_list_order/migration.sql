-- DropIndex
DROP INDEX "Customer_deletedAt_id_idx";

-- DropIndex
DROP INDEX "Product_deletedAt_state_id_idx";

-- DropIndex
DROP INDEX "Product_deletedAt_state_topPick_id_idx";

-- CreateIndex
CREATE INDEX "Customer_id_deletedAt_idx" ON "Customer"("id" DESC, "deletedAt");

-- CreateIndex
CREATE INDEX "Product_id_deletedAt_idx" ON "Product"("id" DESC, "deletedAt");

-- CreateIndex
CREATE INDEX "Product_state_id_deletedAt_idx" ON "Product"("state", "id" DESC, "deletedAt");

-- CreateIndex
CREATE INDEX "Product_state_topPick_id_deletedAt_idx" ON "Product"("state", "topPick", "id" DESC, "deletedAt");
