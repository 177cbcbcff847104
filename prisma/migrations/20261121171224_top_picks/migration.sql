-- CreateIndex
CREATE INDEX "Product_deletedAt_state_topPick_id_idx" ON "Product"("deletedAt", "state", "topPick", "id" DESC);
