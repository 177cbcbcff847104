-- CreateTable
CREATE TABLE "DeletedRecord" (
    "type" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "rows" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DeletedRecord_pkey" PRIMARY KEY ("type","recordId")
);

-- CreateIndex
CREATE INDEX "DeletedRecord_createdAt_idx" ON "DeletedRecord"("createdAt");
