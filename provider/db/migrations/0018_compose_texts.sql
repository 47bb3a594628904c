-- A text as it is looked for: composed, in lower case, without the marks that messengers and web pages put
-- between letters unseen (soft hyphen, zero-width space, direction, word joiner). Joiners of emoji stay.
CREATE FUNCTION searchable(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(normalize(translate(value,
  U&'\00AD\200B\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF', ''), NFC));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION update_topic_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    INSERT INTO topic_search (topic_id, forum_id, search_text)
    VALUES (NEW.id, NEW.forum_id, searchable(NEW.title || ' ' || NEW.content))
    ON CONFLICT (topic_id) DO UPDATE SET forum_id = excluded.forum_id, search_text = excluded.search_text;
  ELSE
    DELETE FROM topic_search WHERE topic_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION update_post_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    INSERT INTO post_search (post_id, search_text)
    VALUES (NEW.id, searchable(NEW.title || ' ' || NEW.plain))
    ON CONFLICT (post_id) DO UPDATE SET search_text = excluded.search_text;
  ELSE
    DELETE FROM post_search WHERE post_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION update_question_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    INSERT INTO question_search (question_id, search_text)
    VALUES (NEW.id, searchable(NEW.title || ' ' || NEW.content))
    ON CONFLICT (question_id) DO UPDATE SET search_text = excluded.search_text;
  ELSE
    DELETE FROM question_search WHERE question_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION update_user_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'active' THEN
    INSERT INTO user_search (user_id, search_text)
    VALUES (NEW.id, searchable(NEW.nickname || ' ' || NEW.username))
    ON CONFLICT (user_id) DO UPDATE SET search_text = excluded.search_text;
  ELSE
    DELETE FROM user_search WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION update_content_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    EXECUTE format(
      'INSERT INTO %I (id, search_text) VALUES ($1, searchable($2))
       ON CONFLICT (id) DO UPDATE SET search_text = excluded.search_text', TG_ARGV[0])
    USING NEW.id, NEW.title || ' ' || NEW.description;
  ELSE
    EXECUTE format('DELETE FROM %I WHERE id = $1', TG_ARGV[0]) USING NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What was stored before texts were composed. Only rows with a decomposed letter are written. The log of
-- managers is only added to, and a draw is checked by the seeds as they were sent.
DO $do$
DECLARE
  it record;
BEGIN
  FOR it IN
    SELECT table_name,
      string_agg(format('%1$I = normalize(%1$I::text, NFC)::%2$s', column_name, data_type), ', ') AS composed,
      string_agg(format('%I::text IS NOT NFC NORMALIZED', column_name), ' OR ') AS is_decomposed
    FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb')
      AND table_name NOT IN ('manager_log', 'raffle_participations') AND column_name <> 'search_text'
    GROUP BY table_name
  LOOP
    EXECUTE format('UPDATE %I SET %s WHERE %s', it.table_name, it.composed, it.is_decomposed);
  END LOOP;
  FOR it IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'search_text'
  LOOP
    EXECUTE format(
      'UPDATE %I SET search_text = searchable(search_text) WHERE search_text <> searchable(search_text)',
      it.table_name);
  END LOOP;
END
$do$;
