-- The words of a video or a photo post are looked up while it is published, whoever writes it.
CREATE FUNCTION keep_content_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    EXECUTE format(
      'INSERT INTO %I (id, words) VALUES ($1, lower($2))
       ON CONFLICT (id) DO UPDATE SET words = excluded.words', TG_ARGV[0])
    USING NEW.id, NEW.title || ' ' || NEW.description;
  ELSE
    EXECUTE format('DELETE FROM %I WHERE id = $1', TG_ARGV[0]) USING NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER videos_keep_words AFTER INSERT OR UPDATE OF title, description, status ON videos
FOR EACH ROW EXECUTE FUNCTION keep_content_words('video_words');
--> statement-breakpoint
CREATE TRIGGER photos_keep_words AFTER INSERT OR UPDATE OF title, description, status ON photos
FOR EACH ROW EXECUTE FUNCTION keep_content_words('photo_words');
--> statement-breakpoint
-- What holds every wanted gram and matches every pattern, at most so many; by the index alone, as in
-- find_topic_words.
CREATE FUNCTION find_video_words(wanted text[], patterns text[], at_most integer)
RETURNS SETOF integer LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
BEGIN
  RETURN QUERY SELECT id FROM video_words
  WHERE grams(words) @> wanted AND words LIKE ALL (patterns) LIMIT at_most;
END
$$;
--> statement-breakpoint
CREATE FUNCTION find_photo_words(wanted text[], patterns text[], at_most integer)
RETURNS SETOF integer LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
BEGIN
  RETURN QUERY SELECT id FROM photo_words
  WHERE grams(words) @> wanted AND words LIKE ALL (patterns) LIMIT at_most;
END
$$;
--> statement-breakpoint
-- Once a statement, not once a row: an import of many writes one counter once.
CREATE FUNCTION count_contents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT count(*) INTO change FROM new_rows WHERE status = 'published';
  END IF;
  IF TG_OP <> 'INSERT' THEN
    change := change - (SELECT count(*) FROM old_rows WHERE status = 'published');
  END IF;
  IF change <> 0 THEN
    INSERT INTO content_counts (kind, published) VALUES (TG_ARGV[0], change)
    ON CONFLICT (kind) DO UPDATE SET published = content_counts.published + excluded.published;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER videos_count_insert AFTER INSERT ON videos
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contents('video');
--> statement-breakpoint
CREATE TRIGGER videos_count_update AFTER UPDATE ON videos
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contents('video');
--> statement-breakpoint
CREATE TRIGGER videos_count_delete AFTER DELETE ON videos
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contents('video');
--> statement-breakpoint
CREATE TRIGGER photos_count_insert AFTER INSERT ON photos
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contents('photo');
--> statement-breakpoint
CREATE TRIGGER photos_count_update AFTER UPDATE ON photos
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contents('photo');
--> statement-breakpoint
CREATE TRIGGER photos_count_delete AFTER DELETE ON photos
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contents('photo');
--> statement-breakpoint
CREATE TRIGGER other_contents_count_insert AFTER INSERT ON other_contents
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contents('other');
--> statement-breakpoint
CREATE TRIGGER other_contents_count_update AFTER UPDATE ON other_contents
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contents('other');
--> statement-breakpoint
CREATE TRIGGER other_contents_count_delete AFTER DELETE ON other_contents
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contents('other');
