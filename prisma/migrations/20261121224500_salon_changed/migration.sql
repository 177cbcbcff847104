-- When appointments can be had may be kept by a process until this is announced: that something of the salon changed, on the channel
-- machiya_salon, when the change commits. There is no payload, so that Postgres tells a transaction's changes once.

CREATE FUNCTION machiya_announce_salon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_salon', '');
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Store_announce_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Store"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_salon();
CREATE TRIGGER "BookingHours_announce_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "BookingHours"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_salon();
CREATE TRIGGER "Service_announce_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Service"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_salon();
CREATE TRIGGER "StaffMember_announce_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "StaffMember"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_salon();
CREATE TRIGGER "StaffSkill_announce_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "StaffSkill"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_salon();
CREATE TRIGGER "StoreClosure_announce_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "StoreClosure"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_salon();
CREATE TRIGGER "StaffTimeOff_announce_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "StaffTimeOff"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_salon();
CREATE TRIGGER "ShiftTemplate_announce_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ShiftTemplate"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_salon();
CREATE TRIGGER "ShiftAssignment_announce_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ShiftAssignment"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_salon();
CREATE TRIGGER "AppointmentItem_announce_salon" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "AppointmentItem"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_salon();
