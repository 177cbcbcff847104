-- Free labels by which staff group customers, and their normalized forms, by which they are compared
-- (domain/customers/customerTags.ts).
ALTER TABLE "Customer" ADD COLUMN "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "Customer" ADD COLUMN "tagKeys" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_tags_limit"
  CHECK (cardinality("tags") <= 20 AND cardinality("tagKeys") = cardinality("tags"));

CREATE INDEX "Customer_tagKeys_idx" ON "Customer" USING GIN ("tagKeys");

-- Open lists of customers show the tags.
DROP TRIGGER "Customer_notify_list" ON "Customer";
CREATE TRIGGER "Customer_notify_list" AFTER INSERT OR DELETE OR UPDATE OF "name", "phone", "note", "tags", "reachable", "deletedAt"
  ON "Customer" FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
