-- The home page lists the reports of payments that staff have not checked. Few orders have one, so the index has few entries.
CREATE INDEX "Order_paymentReportedAt_idx" ON "Order" ("paymentReportedAt", "id") INCLUDE ("paymentState", "state", "draftOf")
  WHERE "paymentReportedAt" IS NOT NULL AND ("paymentRecordedAt" IS NULL OR "paymentRecordedAt" < "paymentReportedAt");
