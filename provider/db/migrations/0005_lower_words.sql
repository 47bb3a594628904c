-- Words are kept in lower case, because ILIKE lowers a whole text each time it reads it.
CREATE OR REPLACE FUNCTION keep_topic_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    INSERT INTO topic_words (topic_id, forum_id, words)
    VALUES (NEW.id, NEW.forum_id, lower(NEW.title || ' ' || NEW.content))
    ON CONFLICT (topic_id) DO UPDATE SET forum_id = excluded.forum_id, words = excluded.words;
  ELSE
    DELETE FROM topic_words WHERE topic_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
UPDATE topic_words SET words = lower(words);
