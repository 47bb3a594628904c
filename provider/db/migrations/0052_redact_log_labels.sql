-- The log is only added to. Erasing content or a member empties what an entry quotes of them, and nothing else.
CREATE OR REPLACE FUNCTION reject_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.label IN ('', OLD.label)
    AND NEW.before IN ('{}', OLD.before) AND NEW.after IN ('{}', OLD.after)
    AND to_jsonb(NEW) - '{before,after,label}'::text[] = to_jsonb(OLD) - '{before,after,label}'::text[]
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'manager_log is only added to';
END
$$;
--> statement-breakpoint
-- The entries about members who were erased before.
UPDATE manager_log SET label = '',
  before = CASE WHEN action = 'edit' THEN '{}' ELSE before END,
  after = CASE WHEN action = 'edit' THEN '{}' ELSE after END
WHERE member_id IN (SELECT id FROM users WHERE status = 'left' AND left_at IS NULL)
  AND action NOT IN ('choose_winner', 'drop_winner', 'complete_mission', 'return_mission', 'withdraw_mission',
    'answer_support', 'set_support_status', 'mark_sent', 'unmark_sent');
