-- An API token that no longer opens what it opened is announced on the channel machiya_session, when it commits, as {apiTokenId} beside
-- the nulls of sessions and people; its maker is announced as staff are. Expiry announces itself nowhere: every look judges by the clock.

CREATE FUNCTION machiya_announce_api_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'machiya_session',
    json_build_object('sessionId', NULL, 'staffMemberId', NULL, 'customerId', NULL, 'apiTokenId', OLD."id")::text
  );
  RETURN NULL;
END;
$$;

CREATE TRIGGER "ApiToken_announce_update" AFTER UPDATE ON "ApiToken" FOR EACH ROW
  WHEN (
    OLD."revokedAt" IS DISTINCT FROM NEW."revokedAt" OR OLD."expiresAt" IS DISTINCT FROM NEW."expiresAt"
    OR OLD."scopes" IS DISTINCT FROM NEW."scopes"
  ) EXECUTE FUNCTION machiya_announce_api_token();

CREATE TRIGGER "ApiToken_announce_delete" AFTER DELETE ON "ApiToken" FOR EACH ROW
  EXECUTE FUNCTION machiya_announce_api_token();
