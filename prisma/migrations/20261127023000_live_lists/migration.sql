-- The lists of the console that showed changes by others only after a reload.

DROP TRIGGER "ApiToken_notify_list" ON "ApiToken";
CREATE TRIGGER "ApiToken_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "ApiToken"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
DROP TRIGGER "WebhookEndpoint_notify_list" ON "WebhookEndpoint";
CREATE TRIGGER "WebhookEndpoint_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "WebhookEndpoint"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
-- A worker that claims a delivery changes other columns, which no list shows.
CREATE TRIGGER "WebhookDelivery_notify_list" AFTER INSERT OR DELETE OR UPDATE OF "state", "lastAttemptAt" ON "WebhookDelivery"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "ShippingMethod_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "ShippingMethod"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "StaffSkill_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "StaffSkill"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "StockNotice_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "StockNotice"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "Store_notify_list" AFTER INSERT OR DELETE OR UPDATE ON "Store"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_list();

-- Other people's preferences concern a user only while they are shared.
CREATE TRIGGER "StaffPreference_notify_list_insert" AFTER INSERT ON "StaffPreference"
  FOR EACH ROW WHEN (NEW."isShared") EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "StaffPreference_notify_list_update" AFTER UPDATE ON "StaffPreference"
  FOR EACH ROW WHEN (OLD."isShared" OR NEW."isShared") EXECUTE FUNCTION machiya_notify_list();
CREATE TRIGGER "StaffPreference_notify_list_delete" AFTER DELETE ON "StaffPreference"
  FOR EACH ROW WHEN (OLD."isShared") EXECUTE FUNCTION machiya_notify_list();
