-- AlterTable
ALTER TABLE "Store" ADD COLUMN     "lineAccount" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "mapUrl" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "phone" TEXT NOT NULL DEFAULT '';

-- The customer pages used to read the phone number out of the opening hours or the address. A number that they
-- found there fills the new field once: 8 to 13 digits that begin with 0 or a country code, not a time of day.
-- Its triggers are disabled, because they record a new version of the terms even when no row changes, and a
-- restore needs the tables that it fills to be empty.
ALTER TABLE "Store" DISABLE TRIGGER USER;
UPDATE "Store" SET "phone" = coalesce((
  SELECT btrim(candidate[1])
  FROM regexp_matches(
    "openingHours" || E'\n' || "address",
    '(?<![\d:.])((?:\+\d{1,3}[ -]?)?\(?0?\d{1,4}\)?[ -]?\d{2,4}[ -]?\d{3,4})(?![\d:])', 'g'
  ) AS candidate
  WHERE btrim(candidate[1]) ~ '^(\+|\(?0)'
    AND length(regexp_replace(candidate[1], '\D', '', 'g')) BETWEEN 8 AND 13
  LIMIT 1
), '');
ALTER TABLE "Store" ENABLE TRIGGER USER;

-- The public store record lists its closures, so that the cached record changes with them.
CREATE TRIGGER "StoreClosure_notify_catalogue" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "StoreClosure" FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');
