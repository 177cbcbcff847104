-- Who is no longer who they were is announced on the channel machiya_session, when it commits, as {sessionId, staffMemberId, customerId}
-- with one of them set: a session that ended, or a person whose sessions are to be looked at again. Sessions that
-- expire announce themselves when they are swept; every look judges by the clock.

CREATE FUNCTION machiya_announce_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'machiya_session',
    json_build_object('sessionId', ended."id", 'staffMemberId', NULL, 'customerId', NULL)::text
  ) FROM ended;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Session_announce_delete" AFTER DELETE ON "Session"
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_ended_sessions();

CREATE FUNCTION machiya_announce_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'machiya_session',
    json_build_object(
      'sessionId', NULL,
      'staffMemberId', CASE TG_ARGV[0] WHEN 'staffMemberId' THEN NEW."id" END,
      'customerId', CASE TG_ARGV[0] WHEN 'customerId' THEN NEW."id" END
    )::text
  );
  RETURN NULL;
END;
$$;

CREATE TRIGGER "StaffMember_announce_update" AFTER UPDATE ON "StaffMember" FOR EACH ROW
  WHEN (
    OLD."state" IS DISTINCT FROM NEW."state" OR OLD."role" IS DISTINCT FROM NEW."role"
    OR OLD."passwordHash" IS DISTINCT FROM NEW."passwordHash"
    OR OLD."mustChangePassword" IS DISTINCT FROM NEW."mustChangePassword"
  ) EXECUTE FUNCTION machiya_announce_person('staffMemberId');

CREATE TRIGGER "Customer_announce_update" AFTER UPDATE ON "Customer" FOR EACH ROW
  WHEN (OLD."deletedAt" IS DISTINCT FROM NEW."deletedAt")
  EXECUTE FUNCTION machiya_announce_person('customerId');
