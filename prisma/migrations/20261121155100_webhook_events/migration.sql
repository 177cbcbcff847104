-- What other systems are told of is written in the transaction that does it: a row of "WebhookEvent" and one of
-- "WebhookDelivery" for each active endpoint that wants the kind. Nothing is written when nobody wants it.
-- What one transaction does to something is one event: made and changed is CREATED, changed and deleted is DELETED, made
-- and deleted is none.

-- What is sent as `data`, in the API's own words. No personal data beyond ids: whoever may read them asks for the rest.

CREATE FUNCTION machiya_global_id(type text, id integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(convert_to(type || ':' || id, 'UTF8'), 'base64')
$$;

CREATE FUNCTION machiya_api_time(moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

CREATE FUNCTION machiya_webhook_data(o "Order") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', machiya_global_id('Order', o."id"), 'number', o."id",
    'customerId', machiya_global_id('Customer', o."customerId"), 'source', o."source",
    'state', o."state", 'paymentState', o."paymentState", 'paymentMethodCode', o."paymentMethod",
    'totalQuantity', trim_scale(o."totalQuantity")::text, 'subtotal', trim_scale(o."subtotal")::text,
    'discountTotal', trim_scale(o."discountTotal")::text, 'total', trim_scale(o."total")::text,
    'deliveryDate', machiya_api_time(o."deliveryDate"),
    'expectedDeliveryDate', machiya_api_time(o."expectedDeliveryDate"),
    'version', o."version", 'createdAt', machiya_api_time(o."createdAt"))
$$;

-- Null once it is deleted: one that was ordered stays in its table, and what its orders do to it then is no news.
CREATE FUNCTION machiya_webhook_data(p "Product") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p."deletedAt" IS NULL THEN jsonb_build_object(
    'id', machiya_global_id('Product', p."id"), 'number', p."id", 'name', p."name", 'code', p."code",
    'price', trim_scale(p."price")::text, 'stock', trim_scale(p."stock")::text, 'state', p."state",
    'topPick', p."topPick", 'version', p."version", 'createdAt', machiya_api_time(p."createdAt")) END
$$;

CREATE FUNCTION machiya_webhook_data(a "Appointment") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', machiya_global_id('Appointment', a."id"), 'number', a."id",
    'customerId', machiya_global_id('Customer', a."customerId"), 'source', a."source", 'state', a."state",
    'startsAt', machiya_api_time(a."startsAt"), 'endsAt', machiya_api_time(a."endsAt"),
    'version', a."version", 'createdAt', machiya_api_time(a."createdAt"))
$$;

CREATE FUNCTION machiya_webhook_data(c "Customer") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', machiya_global_id('Customer', c."id"), 'reachable', c."reachable", 'deleted', c."deletedAt" IS NOT NULL,
    'version', c."version", 'createdAt', machiya_api_time(c."createdAt"))
$$;

-- At most twenty rows are looked at, and mostly none.
CREATE FUNCTION machiya_webhook_wanted(area text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "WebhookEndpoint" e, unnest(e."kinds") AS wanted WHERE e."active" AND starts_with(wanted::text, area || '_'))
$$;

-- Notes that something was CREATED, CHANGED or DELETED, together with what this transaction has noted of it before.
CREATE FUNCTION machiya_webhook_note(area text, change text, data jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- What this transaction made and nobody wants to be told of as made: its changes are no news either.
  made_unsaid text := coalesce(current_setting('machiya.made_unsaid', true), '');
  mark text := '<' || (data->>'id') || '>';
  earlier record;
  made boolean;
  now_kind "WebhookEventKind";
  event_id uuid;
BEGIN
  SELECT e."id", e."kind" INTO earlier FROM "WebhookEvent" e
  WHERE e."occurredAt" = now()::timestamptz(3) AND e."transactionId" = pg_current_xact_id()::text AND e."subject" = data->>'id';
  made := coalesce(earlier."kind"::text LIKE '%\_CREATED', false) OR position(mark IN made_unsaid) > 0;

  IF made AND change <> 'CREATED' THEN
    change := CASE change WHEN 'CHANGED' THEN 'CREATED' END;
  END IF;
  now_kind := area || '_' || change;
  IF earlier."kind" = now_kind THEN
    UPDATE "WebhookEvent" SET "payload" = data WHERE "id" = earlier."id";
    RETURN;
  END IF;
  DELETE FROM "WebhookEvent" WHERE "id" = earlier."id";
  IF now_kind IS NULL THEN RETURN; END IF;

  -- An endpoint that is being deleted is waited for: it must not fail what happened.
  PERFORM FROM "WebhookEndpoint" e WHERE e."active" AND e."kinds" @> ARRAY[now_kind] FOR KEY SHARE;
  IF NOT FOUND THEN
    IF change = 'CREATED' AND NOT made THEN
      PERFORM set_config('machiya.made_unsaid', made_unsaid || mark, true);
    END IF;
    RETURN;
  END IF;
  INSERT INTO "WebhookEvent" ("kind", "payload", "subject", "transactionId")
  VALUES (now_kind, data, data->>'id', pg_current_xact_id()::text) RETURNING "id" INTO event_id;
  INSERT INTO "WebhookDelivery" ("endpointId", "eventId")
  SELECT e."id", event_id FROM "WebhookEndpoint" e WHERE e."active" AND e."kinds" @> ARRAY[now_kind] FOR KEY SHARE;
  PERFORM pg_notify('machiya_webhook', '');
END;
$$;

-- Once for each row that a statement touched; TG_ARGV[0] is the area of the kinds.
CREATE FUNCTION machiya_webhook_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_data record;
BEGIN
  IF NOT machiya_webhook_wanted(TG_ARGV[0]) THEN RETURN NULL; END IF;
  FOR row_data IN EXECUTE format(CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT NULL::jsonb AS was, machiya_webhook_data(n::%1$I) AS now FROM touched n ORDER BY n."id"'
    WHEN 'DELETE' THEN 'SELECT machiya_webhook_data(o::%1$I) AS was, NULL::jsonb AS now FROM touched o ORDER BY o."id"'
    ELSE 'SELECT machiya_webhook_data(o::%1$I) AS was, machiya_webhook_data(n::%1$I) AS now
      FROM touched n JOIN untouched o ON o."id" = n."id" ORDER BY n."id"'
  END, TG_TABLE_NAME) LOOP
    IF row_data."was" IS DISTINCT FROM row_data."now" THEN
      PERFORM machiya_webhook_note(
        TG_ARGV[0],
        CASE WHEN row_data."was" IS NULL THEN 'CREATED' WHEN row_data."now" IS NULL THEN 'DELETED' ELSE 'CHANGED' END,
        coalesce(row_data."now", row_data."was"));
    END IF;
  END LOOP;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Order_webhook_insert" AFTER INSERT ON "Order"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('ORDER');
CREATE TRIGGER "Order_webhook_update" AFTER UPDATE ON "Order"
  REFERENCING NEW TABLE AS touched OLD TABLE AS untouched
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('ORDER');
CREATE TRIGGER "Order_webhook_delete" AFTER DELETE ON "Order"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('ORDER');

CREATE TRIGGER "Product_webhook_insert" AFTER INSERT ON "Product"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('PRODUCT');
CREATE TRIGGER "Product_webhook_update" AFTER UPDATE ON "Product"
  REFERENCING NEW TABLE AS touched OLD TABLE AS untouched
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('PRODUCT');
CREATE TRIGGER "Product_webhook_delete" AFTER DELETE ON "Product"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('PRODUCT');

CREATE TRIGGER "Appointment_webhook_insert" AFTER INSERT ON "Appointment"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('APPOINTMENT');
CREATE TRIGGER "Appointment_webhook_update" AFTER UPDATE ON "Appointment"
  REFERENCING NEW TABLE AS touched OLD TABLE AS untouched
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('APPOINTMENT');
CREATE TRIGGER "Appointment_webhook_delete" AFTER DELETE ON "Appointment"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('APPOINTMENT');

CREATE TRIGGER "Customer_webhook_insert" AFTER INSERT ON "Customer"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('CUSTOMER');
CREATE TRIGGER "Customer_webhook_update" AFTER UPDATE ON "Customer"
  REFERENCING NEW TABLE AS touched OLD TABLE AS untouched
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_webhook_rows('CUSTOMER');
