-- Limits per customer on open orders and appointments; null means no limit.
ALTER TABLE "Store"
  ADD COLUMN "maxOpenOrders" SMALLINT,
  ADD COLUMN "maxOpenAppointments" SMALLINT,
  ADD COLUMN "maxOverlappingAppointments" SMALLINT,
  ADD CONSTRAINT "Store_maxOpenOrders_check" CHECK ("maxOpenOrders" BETWEEN 1 AND 1000),
  ADD CONSTRAINT "Store_maxOpenAppointments_check" CHECK ("maxOpenAppointments" BETWEEN 1 AND 1000),
  ADD CONSTRAINT "Store_maxOverlappingAppointments_check" CHECK ("maxOverlappingAppointments" BETWEEN 1 AND 1000);

ALTER TABLE "Customer" ADD COLUMN "editVersion" INTEGER NOT NULL DEFAULT 1;

CREATE TABLE "TermsVersion" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "TermsVersion_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "TermsVersion_id_check" CHECK ("id" = 1)
);

CREATE TABLE "BookingDay" (
  "day" DATE NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "BookingDay_pkey" PRIMARY KEY ("day")
);

CREATE FUNCTION machiya_lock_terms() RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  -- Customers' writes share this lock until they commit. Postgres grants it in the order of requests, so that a change of
  -- the terms is never delayed by writes that start after it.
  PERFORM pg_advisory_xact_lock_shared(4471003, 0);
  -- A new statement of a volatile function sees what was committed while the lock was awaited; the statement that calls
  -- the function does not.
  RETURN coalesce((SELECT "version" FROM "TermsVersion" WHERE "id" = 1), 0);
END;
$$;

CREATE FUNCTION machiya_change_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4471003, 0);
  INSERT INTO "TermsVersion" ("id") VALUES (1) ON CONFLICT ("id") DO UPDATE SET "version" = "TermsVersion"."version" + 1;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Store_change_terms" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Store"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_change_terms();
CREATE TRIGGER "Discount_change_terms" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Discount"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_change_terms();
CREATE TRIGGER "Service_change_terms" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Service"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_change_terms();
CREATE TRIGGER "StaffSkill_change_terms" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "StaffSkill"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_change_terms();
