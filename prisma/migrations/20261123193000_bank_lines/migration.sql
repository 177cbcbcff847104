-- CreateTable
CREATE TABLE "BankLine" (
    "id" SERIAL NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "paymentId" INTEGER NOT NULL,
    "orderVersion" INTEGER NOT NULL,
    "countedById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BankLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BankFormat" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "columns" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BankFormat_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "BankLine_fingerprint_key" ON "BankLine"("fingerprint");

-- CreateIndex
CREATE UNIQUE INDEX "BankLine_paymentId_key" ON "BankLine"("paymentId");

-- CreateIndex
CREATE INDEX "BankLine_countedById_idx" ON "BankLine"("countedById");

-- CreateIndex
CREATE UNIQUE INDEX "BankFormat_name_key" ON "BankFormat"("name");

-- AddForeignKey
ALTER TABLE "BankLine" ADD CONSTRAINT "BankLine_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankLine" ADD CONSTRAINT "BankLine_countedById_fkey" FOREIGN KEY ("countedById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;
