-- The log is only added to. Erasing content empties what an entry quotes of it, and nothing else.
CREATE FUNCTION reject_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.before = '{}' AND NEW.after = '{}'
    AND to_jsonb(NEW) - '{before,after}'::text[] = to_jsonb(OLD) - '{before,after}'::text[]
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'manager_log is only added to';
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER manager_log_stands BEFORE UPDATE OR DELETE ON manager_log
  FOR EACH ROW EXECUTE FUNCTION reject_log_change();
--> statement-breakpoint
CREATE TRIGGER manager_log_is_never_emptied BEFORE TRUNCATE ON manager_log
  FOR EACH STATEMENT EXECUTE FUNCTION reject_change();
