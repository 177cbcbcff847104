-- CreateTable
CREATE TABLE "LineAuthorization" (
    "customerId" INTEGER NOT NULL,
    "sealedToken" BYTEA NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LineAuthorization_pkey" PRIMARY KEY ("customerId")
);

-- CreateIndex
CREATE INDEX "LineAuthorization_expiresAt_idx" ON "LineAuthorization"("expiresAt");

-- AddForeignKey
ALTER TABLE "LineAuthorization" ADD CONSTRAINT "LineAuthorization_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
