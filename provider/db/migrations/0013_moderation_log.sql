CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING MESSAGE = TG_TABLE_NAME || ' is only added to';
END
$$;--> statement-breakpoint
CREATE TRIGGER manager_log_stands BEFORE UPDATE OR DELETE ON manager_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
