-- A template that is made or removed concerns everyone who chooses among them, as one that is changed does.

CREATE TRIGGER "ShiftTemplate_announce_others" AFTER INSERT OR DELETE ON "ShiftTemplate"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_hours();
