-- When appointments can be had may be kept by a process until this is announced: that something of the salon changed, on the channel
-- machiya_salon, when the change commits, as it is announced of the catalogue. There is no payload, so that Postgres tells a
-- transaction's changes once.

CREATE FUNCTION machiya_announce_subject() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_' || TG_ARGV[0], '');
  RETURN NULL;
END;
$$;

DO $do$
DECLARE
  told record;
BEGIN
  FOR told IN
    SELECT 'catalogue' AS subject, unnest(ARRAY[
      'Product', 'ProductType', 'ProductToType', 'ProductDiscount', 'Discount', 'Store', 'BookingHours'
    ]) AS of_table
    UNION ALL SELECT 'salon', unnest(ARRAY[
      'Store', 'BookingHours', 'Service', 'StaffMember', 'StaffSkill', 'StoreClosure',
      'StaffTimeOff', 'ShiftTemplate', 'ShiftAssignment', 'AppointmentItem'
    ])
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_subject(%L)',
      told.of_table || '_announce_' || told.subject, told.of_table, told.subject);
  END LOOP;
END;
$do$;

DROP FUNCTION machiya_announce_catalogue();
