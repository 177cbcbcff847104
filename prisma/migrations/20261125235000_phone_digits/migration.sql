-- Phone numbers are compared by their digits: width and separators make no difference.
ALTER TABLE "Order" ADD COLUMN "buyerPhoneDigits" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (regexp_replace(normalize("buyerPhone", NFKC), '[^0-9]', '', 'g')) STORED;
ALTER TABLE "Appointment" ADD COLUMN "customerPhoneDigits" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (regexp_replace(normalize("customerPhone", NFKC), '[^0-9]', '', 'g')) STORED;
ALTER TABLE "Customer" ADD COLUMN "phoneDigits" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (regexp_replace(normalize("phone", NFKC), '[^0-9]', '', 'g')) STORED;

-- CreateIndex
CREATE INDEX "Order_buyerPhoneDigits_id_idx" ON "Order"("buyerPhoneDigits", "id");

-- CreateIndex
CREATE INDEX "Appointment_customerPhoneDigits_id_idx" ON "Appointment"("customerPhoneDigits", "id");

-- CreateIndex
CREATE INDEX "Customer_phoneDigits_id_idx" ON "Customer"("phoneDigits", "id");
