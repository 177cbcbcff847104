-- AlterTable
ALTER TABLE "Customer" ADD COLUMN "erasedAt" TIMESTAMPTZ(3);

ALTER TABLE "Customer" ADD CONSTRAINT "Customer_erased_empty" CHECK (
  "erasedAt" IS NULL OR ("deletedAt" IS NOT NULL AND "lineUserId" IS NULL AND "name" = '' AND "phone" = '' AND "note" = ''
    AND "tags" = '{}' AND "tagKeys" = '{}'));

-- Returns whether the transaction erases a person: it has written the history's entry of that itself, and named it in
-- the setting machiya.erasure.
CREATE FUNCTION machiya_is_erasing() RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "AuditEntry" e
    WHERE e."id" = nullif(current_setting('machiya.erasure', true), '')::int AND e."action" = 'ERASE'
      AND e.xmin = pg_current_xact_id()::xid)
$$;

-- Refuses every change of the history, except that an erasure may remove values, which machiya_check_erasure compares.
CREATE OR REPLACE FUNCTION machiya_refuse_audit_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND machiya_is_erasing() THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% on "AuditEntry" is refused: the history only grows', TG_OP
    USING ERRCODE = 'insufficient_privilege';
END;
$$;

-- Returns whether values are the former ones, or some fewer of their fields.
CREATE FUNCTION machiya_is_reduced(former jsonb, now jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT former IS NOT DISTINCT FROM now OR coalesce(
    jsonb_typeof(former) = 'object' AND jsonb_typeof(now) = 'object' AND former @> now
      AND NOT EXISTS (SELECT FROM jsonb_each(now) f WHERE f.value IS DISTINCT FROM former -> f.key), false)
$$;

-- Refuses what is more than the removal of values from an entry of the history.
CREATE FUNCTION machiya_check_erasure() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - '{before,after,undo}'::text[]) IS DISTINCT FROM (to_jsonb(OLD) - '{before,after,undo}'::text[])
    OR NOT machiya_is_reduced(OLD."before", NEW."before") OR NOT machiya_is_reduced(OLD."after", NEW."after")
    OR (NEW."undo" IS NOT NULL AND NEW."undo" IS DISTINCT FROM OLD."undo")
  THEN
    RAISE EXCEPTION '% on "AuditEntry" is refused: an erasure only removes values', TG_OP
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END;
$$;

CREATE TRIGGER "AuditEntry_erasure" BEFORE UPDATE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION machiya_check_erasure();
ALTER TABLE "AuditEntry" ENABLE ALWAYS TRIGGER "AuditEntry_erasure";
