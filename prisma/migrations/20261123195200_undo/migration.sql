-- What undoing a change needs beside the fields that the history shows.
ALTER TABLE "AuditEntry" ADD COLUMN "undo" JSONB;
