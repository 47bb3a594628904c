-- The words of a question are looked up while it is published, whoever writes it.
CREATE FUNCTION keep_question_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    INSERT INTO question_words (question_id, words)
    VALUES (NEW.id, lower(NEW.title || ' ' || NEW.content))
    ON CONFLICT (question_id) DO UPDATE SET words = excluded.words;
  ELSE
    DELETE FROM question_words WHERE question_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER questions_keep_words
AFTER INSERT OR UPDATE OF title, content, status ON questions
FOR EACH ROW EXECUTE FUNCTION keep_question_words();
--> statement-breakpoint
-- Changes both counters, in one order whoever writes, so that two writers wait and never lock up. Only
-- what changes is written: a list has to wait for nobody who comments.
CREATE FUNCTION add_question_counts(every integer, unanswered integer) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO question_counts (kind, count)
  SELECT kind, change FROM (VALUES ('all', every), ('unanswered', unanswered)) AS changes (kind, change)
  WHERE change <> 0 ORDER BY kind
  ON CONFLICT (kind) DO UPDATE SET count = question_counts.count + excluded.count
$$;
--> statement-breakpoint
CREATE FUNCTION count_questions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  every integer;
  unanswered integer;
BEGIN
  SELECT count(*), count(*) FILTER (WHERE answer_count = 0) INTO every, unanswered
  FROM new_rows WHERE status = 'published';
  IF TG_OP = 'UPDATE' THEN
    SELECT every - count(*), unanswered - count(*) FILTER (WHERE answer_count = 0)
    INTO every, unanswered FROM old_rows WHERE status = 'published';
  END IF;
  PERFORM add_question_counts(every, unanswered);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER questions_count_insert AFTER INSERT ON questions
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions();
--> statement-breakpoint
CREATE TRIGGER questions_count_update AFTER UPDATE ON questions
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION count_questions();
--> statement-breakpoint
-- Published questions that hold every wanted gram and match every pattern, at most so many; see
-- find_topic_words.
CREATE FUNCTION find_question_words(wanted text[], patterns text[], at_most integer)
RETURNS SETOF integer LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
BEGIN
  RETURN QUERY SELECT question_id FROM question_words
  WHERE grams(words) @> wanted AND words LIKE ALL (patterns)
  LIMIT at_most;
END
$$;
