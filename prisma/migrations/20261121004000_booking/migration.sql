-- CreateEnum
CREATE TYPE "ShiftState" AS ENUM ('PROPOSED', 'CONFIRMED', 'OPEN_TO_CUSTOMERS');

-- CreateEnum
CREATE TYPE "AppointmentState" AS ENUM ('PENDING', 'CONFIRMED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "AppointmentSource" AS ENUM ('MANUAL', 'CHAT_APP');

-- CreateEnum
CREATE TYPE "PersonnelScanKind" AS ENUM ('WORK_CARD', 'PASSPORT', 'CONTRACT');

-- AlterTable
ALTER TABLE "StaffMember" ADD COLUMN     "imageHash" TEXT;

-- AlterTable
ALTER TABLE "Store" ADD COLUMN     "cancelCutOffHours" SMALLINT NOT NULL DEFAULT 24;

-- CreateTable
CREATE TABLE "Service" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "abbreviation" TEXT NOT NULL DEFAULT '',
    "durationMinutes" SMALLINT NOT NULL,
    "price" DECIMAL(17,5) NOT NULL DEFAULT 0,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Service_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StaffSkill" (
    "staffMemberId" INTEGER NOT NULL,
    "serviceId" INTEGER NOT NULL,

    CONSTRAINT "StaffSkill_pkey" PRIMARY KEY ("staffMemberId","serviceId")
);

-- CreateTable
CREATE TABLE "ShiftTemplate" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "startMinute" SMALLINT NOT NULL,
    "endMinute" SMALLINT NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ShiftTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShiftAssignment" (
    "id" SERIAL NOT NULL,
    "staffMemberId" INTEGER NOT NULL,
    "shiftTemplateId" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "state" "ShiftState" NOT NULL DEFAULT 'PROPOSED',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ShiftAssignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" SERIAL NOT NULL,
    "customerId" INTEGER,
    "customerName" TEXT NOT NULL,
    "customerPhone" TEXT NOT NULL DEFAULT '',
    "source" "AppointmentSource" NOT NULL,
    "state" "AppointmentState" NOT NULL DEFAULT 'PENDING',
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Appointment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AppointmentItem" (
    "id" SERIAL NOT NULL,
    "appointmentId" INTEGER NOT NULL,
    "staffMemberId" INTEGER,
    "serviceId" INTEGER,
    "serviceName" TEXT NOT NULL,
    "serviceMinutes" SMALLINT NOT NULL,
    "servicePrice" DECIMAL(17,5) NOT NULL DEFAULT 0,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "occupying" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "AppointmentItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StoreClosure" (
    "id" SERIAL NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StoreClosure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StaffTimeOff" (
    "id" SERIAL NOT NULL,
    "staffMemberId" INTEGER NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StaffTimeOff_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BookingHours" (
    "weekday" SMALLINT NOT NULL,
    "startMinute" SMALLINT NOT NULL,
    "endMinute" SMALLINT NOT NULL,
    "storeId" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "BookingHours_pkey" PRIMARY KEY ("weekday","startMinute")
);

-- CreateTable
CREATE TABLE "PersonnelDetails" (
    "staffMemberId" INTEGER NOT NULL,
    "salary" DECIMAL(17,5),
    "currency" TEXT NOT NULL DEFAULT '',
    "workPermits" TEXT NOT NULL DEFAULT '',
    "organisationId" INTEGER,
    "organisation" TEXT NOT NULL DEFAULT '',
    "department" TEXT NOT NULL DEFAULT '',
    "nationality" TEXT NOT NULL DEFAULT '',
    "sex" TEXT NOT NULL DEFAULT '',
    "birthday" DATE,
    "startWorking" DATE,
    "identityCardNumber" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "incomeTaxNumber" TEXT NOT NULL DEFAULT '',
    "localBank" TEXT NOT NULL DEFAULT '',
    "localBankAccount" TEXT NOT NULL DEFAULT '',
    "localBankBranch" TEXT NOT NULL DEFAULT '',
    "foreignBank" TEXT NOT NULL DEFAULT '',
    "foreignBankAccount" TEXT NOT NULL DEFAULT '',
    "foreignBankBranch" TEXT NOT NULL DEFAULT '',
    "workCardNumber" TEXT NOT NULL DEFAULT '',
    "workCardEffectiveDate" DATE,
    "workCardExpireDate" DATE,
    "passportNumber" TEXT NOT NULL DEFAULT '',
    "passportExpireDate" DATE,
    "contractStartDate" DATE,
    "contractEndDate" DATE,

    CONSTRAINT "PersonnelDetails_pkey" PRIMARY KEY ("staffMemberId")
);

-- CreateTable
CREATE TABLE "PersonnelScan" (
    "staffMemberId" INTEGER NOT NULL,
    "kind" "PersonnelScanKind" NOT NULL,
    "contentType" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "PersonnelScan_pkey" PRIMARY KEY ("staffMemberId","kind")
);

-- CreateIndex
CREATE INDEX "StaffSkill_serviceId_idx" ON "StaffSkill"("serviceId");

-- CreateIndex
CREATE INDEX "ShiftAssignment_date_staffMemberId_idx" ON "ShiftAssignment"("date", "staffMemberId");

-- CreateIndex
CREATE INDEX "ShiftAssignment_shiftTemplateId_date_idx" ON "ShiftAssignment"("shiftTemplateId", "date");

-- CreateIndex
CREATE UNIQUE INDEX "ShiftAssignment_staffMemberId_shiftTemplateId_date_key" ON "ShiftAssignment"("staffMemberId", "shiftTemplateId", "date");

-- CreateIndex
CREATE INDEX "Appointment_customerId_id_idx" ON "Appointment"("customerId", "id" DESC);

-- CreateIndex
CREATE INDEX "Appointment_state_id_idx" ON "Appointment"("state", "id" DESC);

-- CreateIndex
CREATE INDEX "Appointment_startsAt_idx" ON "Appointment"("startsAt");

-- CreateIndex
CREATE INDEX "Appointment_customerName_idx" ON "Appointment" USING GIN ("customerName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "AppointmentItem_appointmentId_idx" ON "AppointmentItem"("appointmentId");

-- CreateIndex
CREATE INDEX "AppointmentItem_staffMemberId_startsAt_idx" ON "AppointmentItem"("staffMemberId", "startsAt");

-- CreateIndex
CREATE INDEX "AppointmentItem_startsAt_idx" ON "AppointmentItem"("startsAt");

-- CreateIndex
CREATE INDEX "AppointmentItem_serviceId_idx" ON "AppointmentItem"("serviceId");

-- CreateIndex
CREATE INDEX "StoreClosure_startsAt_idx" ON "StoreClosure"("startsAt");

-- CreateIndex
CREATE INDEX "StaffTimeOff_staffMemberId_startsAt_idx" ON "StaffTimeOff"("staffMemberId", "startsAt");

-- CreateIndex
CREATE INDEX "StaffTimeOff_startsAt_idx" ON "StaffTimeOff"("startsAt");

-- CreateIndex
CREATE INDEX "BookingHours_storeId_idx" ON "BookingHours"("storeId");

-- CreateIndex
CREATE INDEX "StaffMember_imageHash_idx" ON "StaffMember"("imageHash");

-- AddForeignKey
ALTER TABLE "StaffSkill" ADD CONSTRAINT "StaffSkill_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffSkill" ADD CONSTRAINT "StaffSkill_serviceId_fkey" FOREIGN KEY ("serviceId") REFERENCES "Service"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShiftAssignment" ADD CONSTRAINT "ShiftAssignment_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShiftAssignment" ADD CONSTRAINT "ShiftAssignment_shiftTemplateId_fkey" FOREIGN KEY ("shiftTemplateId") REFERENCES "ShiftTemplate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AppointmentItem" ADD CONSTRAINT "AppointmentItem_appointmentId_fkey" FOREIGN KEY ("appointmentId") REFERENCES "Appointment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AppointmentItem" ADD CONSTRAINT "AppointmentItem_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AppointmentItem" ADD CONSTRAINT "AppointmentItem_serviceId_fkey" FOREIGN KEY ("serviceId") REFERENCES "Service"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffTimeOff" ADD CONSTRAINT "StaffTimeOff_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BookingHours" ADD CONSTRAINT "BookingHours_storeId_fkey" FOREIGN KEY ("storeId") REFERENCES "Store"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PersonnelDetails" ADD CONSTRAINT "PersonnelDetails_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PersonnelScan" ADD CONSTRAINT "PersonnelScan_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "PersonnelDetails"("staffMemberId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffMember" ADD CONSTRAINT "StaffMember_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "ImageFile"("hash") ON DELETE SET NULL ON UPDATE CASCADE;


-- What Prisma cannot say.

CREATE EXTENSION IF NOT EXISTS btree_gist;

ALTER TABLE "Store"
  ADD CONSTRAINT "Store_cancelCutOffHours_check" CHECK ("cancelCutOffHours" BETWEEN 0 AND 8760);

ALTER TABLE "Service"
  ADD CONSTRAINT "Service_durationMinutes_check" CHECK ("durationMinutes" BETWEEN 1 AND 1440),
  ADD CONSTRAINT "Service_price_check" CHECK ("price" >= 0);

ALTER TABLE "ShiftTemplate"
  ADD CONSTRAINT "ShiftTemplate_minutes_check" CHECK (0 <= "startMinute" AND "startMinute" < "endMinute" AND "endMinute" <= 1440);

ALTER TABLE "BookingHours"
  ADD CONSTRAINT "BookingHours_weekday_check" CHECK ("weekday" BETWEEN 1 AND 7),
  ADD CONSTRAINT "BookingHours_minutes_check" CHECK (0 <= "startMinute" AND "startMinute" < "endMinute" AND "endMinute" <= 1440),
  ADD CONSTRAINT "BookingHours_no_overlap" EXCLUDE USING gist
    ("weekday" WITH =, int4range("startMinute", "endMinute") WITH &&);

ALTER TABLE "Appointment"
  ADD CONSTRAINT "Appointment_times_check" CHECK ("endsAt" > "startsAt");

-- The last guard against double booking, behind the lock and the re-read of every write.
ALTER TABLE "AppointmentItem"
  ADD CONSTRAINT "AppointmentItem_times_check" CHECK ("endsAt" > "startsAt"),
  ADD CONSTRAINT "AppointmentItem_no_double_booking" EXCLUDE USING gist
    ("staffMemberId" WITH =, tstzrange("startsAt", "endsAt", '[)') WITH &&)
    WHERE ("occupying" AND "staffMemberId" IS NOT NULL) DEFERRABLE INITIALLY IMMEDIATE;

ALTER TABLE "StoreClosure"
  ADD CONSTRAINT "StoreClosure_times_check" CHECK ("endsAt" > "startsAt");

ALTER TABLE "StaffTimeOff"
  ADD CONSTRAINT "StaffTimeOff_times_check" CHECK ("endsAt" > "startsAt");

-- Whether an item holds its time follows from its appointment's state alone, whoever writes what.

CREATE FUNCTION machiya_item_occupies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Held, so that the appointment is not cancelled beside an item that comes in. The foreign key refuses an item without one.
  SELECT a."state" <> 'CANCELLED' INTO NEW."occupying"
  FROM "Appointment" a WHERE a."id" = NEW."appointmentId" FOR SHARE;
  NEW."occupying" := coalesce(NEW."occupying", true);
  RETURN NEW;
END;
$$;

CREATE TRIGGER "AppointmentItem_occupies" BEFORE INSERT OR UPDATE OF "appointmentId", "occupying" ON "AppointmentItem"
  FOR EACH ROW EXECUTE FUNCTION machiya_item_occupies();

CREATE FUNCTION machiya_appointment_occupies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "AppointmentItem" SET "occupying" = NEW."state" <> 'CANCELLED'
  WHERE "appointmentId" = NEW."id" AND "occupying" <> (NEW."state" <> 'CANCELLED');
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Appointment_occupies" AFTER UPDATE OF "state" ON "Appointment"
  FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state") EXECUTE FUNCTION machiya_appointment_occupies();

-- Every change of an appointment is announced on the channel machiya_appointment, when it commits, as {kind, id, customerId}:
-- once for each appointment that a statement touched.

CREATE FUNCTION machiya_announce_appointments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'machiya_appointment',
    json_build_object('kind', TG_ARGV[0], 'id', changed."id", 'customerId', changed."customerId")::text
  ) FROM changed;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Appointment_announce_insert" AFTER INSERT ON "Appointment"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments('CREATED');
CREATE TRIGGER "Appointment_announce_update" AFTER UPDATE ON "Appointment"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments('UPDATED');
CREATE TRIGGER "Appointment_announce_delete" AFTER DELETE ON "Appointment"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments('DELETED');

-- For its items. An appointment whose row this transaction itself wrote has been announced by the triggers above.
CREATE FUNCTION machiya_announce_appointments_of_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'machiya_appointment',
    json_build_object('kind', 'UPDATED', 'id', a."id", 'customerId', a."customerId")::text
  ) FROM "Appointment" a
  WHERE a."id" IN (SELECT changed."appointmentId" FROM changed) AND a.xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "AppointmentItem_announce_insert" AFTER INSERT ON "AppointmentItem"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments_of_items();
CREATE TRIGGER "AppointmentItem_announce_update" AFTER UPDATE ON "AppointmentItem"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments_of_items();
CREATE TRIGGER "AppointmentItem_announce_delete" AFTER DELETE ON "AppointmentItem"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_appointments_of_items();

-- Every change of working hours is announced on the channel machiya_shift, when it commits, as {staffMemberId, from, to}:
-- once for each staff member that a statement touched, however many days. Nulls: everyone, any day.

CREATE FUNCTION machiya_announce_shifts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'machiya_shift',
    json_build_object('staffMemberId', changed."staffMemberId", 'from', min(changed."date"), 'to', max(changed."date"))::text
  ) FROM changed GROUP BY changed."staffMemberId";
  RETURN NULL;
END;
$$;

CREATE TRIGGER "ShiftAssignment_announce_insert" AFTER INSERT ON "ShiftAssignment"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_shifts();
CREATE TRIGGER "ShiftAssignment_announce_update" AFTER UPDATE ON "ShiftAssignment"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_shifts();
CREATE TRIGGER "ShiftAssignment_announce_delete" AFTER DELETE ON "ShiftAssignment"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_shifts();

CREATE FUNCTION machiya_announce_time_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'machiya_shift',
    json_build_object('staffMemberId', changed."staffMemberId", 'from', NULL, 'to', NULL)::text
  ) FROM changed GROUP BY changed."staffMemberId";
  RETURN NULL;
END;
$$;

CREATE TRIGGER "StaffTimeOff_announce_insert" AFTER INSERT ON "StaffTimeOff"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_time_off();
CREATE TRIGGER "StaffTimeOff_announce_update" AFTER UPDATE ON "StaffTimeOff"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_time_off();
CREATE TRIGGER "StaffTimeOff_announce_delete" AFTER DELETE ON "StaffTimeOff"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_time_off();

-- Hours of a template, closures and booking hours concern everyone.
CREATE FUNCTION machiya_announce_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_shift', json_build_object('staffMemberId', NULL, 'from', NULL, 'to', NULL)::text);
  RETURN NULL;
END;
$$;

CREATE TRIGGER "ShiftTemplate_announce" AFTER UPDATE ON "ShiftTemplate"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_hours();
CREATE TRIGGER "StoreClosure_announce" AFTER INSERT OR UPDATE OR DELETE ON "StoreClosure"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_hours();
CREATE TRIGGER "BookingHours_announce" AFTER INSERT OR UPDATE OR DELETE ON "BookingHours"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_hours();
