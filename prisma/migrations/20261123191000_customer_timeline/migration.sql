-- The messages that a customer received, for the timeline. Only sent messages are in the indexes, so that writing an
-- order's notification costs nothing more.
CREATE INDEX "OutboxMessage_sentTo_idx" ON "OutboxMessage"("customerId") WHERE "state" = 'SENT' AND "customerId" IS NOT NULL;
CREATE INDEX "OutboxMessage_broadcastTo_idx" ON "OutboxMessage" USING GIN ("customerIds") WHERE "state" = 'SENT' AND "broadcastId" IS NOT NULL;
