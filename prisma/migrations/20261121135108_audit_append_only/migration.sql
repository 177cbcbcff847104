-- The history only grows: the database takes new rows of "AuditEntry" and refuses to change or remove any, also to the owner of
-- the table and to whoever copies rows with session_replication_role = replica. Staff members whom it names cannot be
-- deleted either; they are dismissed.
--
-- An operator who must throw old entries away (a law on how long they may be kept) does so as the owner of the table, in one
-- transaction, which keeps everybody else out of the table until it is done:
--   BEGIN;
--   ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_append_only";
--   DELETE FROM "AuditEntry" WHERE "createdAt" < now() - interval '7 years';
--   ALTER TABLE "AuditEntry" ENABLE ALWAYS TRIGGER "AuditEntry_append_only";
--   COMMIT;

ALTER TABLE "AuditEntry" DROP CONSTRAINT "AuditEntry_staffMemberId_fkey";
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE FUNCTION machiya_refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on "AuditEntry" is refused: the history only grows', TG_OP
    USING ERRCODE = 'insufficient_privilege';
END;
$$;

CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_refuse_audit_change();
ALTER TABLE "AuditEntry" ENABLE ALWAYS TRIGGER "AuditEntry_append_only";
