-- Staff add customers who do not use LINE. They are never reachable, so that no message is written for them.
ALTER TABLE "Customer" ALTER COLUMN "lineUserId" DROP NOT NULL;
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_without_line_unreachable" CHECK ("lineUserId" IS NOT NULL OR "reachable" IS NOT DISTINCT FROM false);
