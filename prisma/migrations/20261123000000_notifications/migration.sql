-- The outbox holds notifications in terms of the shop. Release 0.1.0 wrote LINE's messages into it: the processes of 0.1.0 must be
-- stopped before this migration, and the rows that they wrote stay deliverable under the kind LINE_MESSAGES.

CREATE TYPE "ChannelKind" AS ENUM ('LINE');

ALTER TABLE "OutboxMessage" RENAME COLUMN "payload" TO "data";
ALTER TABLE "OutboxMessage"
  ADD COLUMN "channel" "ChannelKind" NOT NULL DEFAULT 'LINE',
  ADD COLUMN "customerIds" INTEGER[],
  ADD COLUMN "language" TEXT,
  ADD COLUMN "actions" JSONB NOT NULL DEFAULT '[]';
UPDATE "OutboxMessage" SET "kind" = 'LINE_MESSAGES' WHERE "state" = 'PENDING';

-- Every queue counts its attempts and ends in a state that staff or operators see.
ALTER TABLE "LineEvent" ADD COLUMN "failedAt" TIMESTAMPTZ(3);
ALTER TABLE "Broadcast"
  ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "availableAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Wakes the workers of every process when a row is added to a queue; the trigger's argument is the channel.
CREATE FUNCTION machiya_notify_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], '');
  RETURN NULL;
END;
$$;

-- While orders arrive in quick succession, the process that writes them notifies after the commit, for several orders at once.
CREATE TRIGGER "OutboxMessage_notify" AFTER INSERT ON "OutboxMessage" FOR EACH STATEMENT
  WHEN (current_setting('machiya.announced_by', true) IS DISTINCT FROM 'process')
  EXECUTE FUNCTION machiya_notify_queue('machiya_outbox');

CREATE TRIGGER "LineEvent_notify" AFTER INSERT ON "LineEvent" FOR EACH STATEMENT
  EXECUTE FUNCTION machiya_notify_queue('machiya_line_event');
