-- The words of a post are looked up while it is published, and so it is counted, whoever writes it.
CREATE FUNCTION keep_post_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    INSERT INTO post_words (post_id, words)
    VALUES (NEW.id, lower(NEW.title || ' ' || NEW.plain))
    ON CONFLICT (post_id) DO UPDATE SET words = excluded.words;
  ELSE
    DELETE FROM post_words WHERE post_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER posts_keep_words
AFTER INSERT OR UPDATE OF title, plain, status ON posts
FOR EACH ROW EXECUTE FUNCTION keep_post_words();
--> statement-breakpoint
-- One count a status, changed in the transaction that changes a post, so that no list counts rows.
-- Whole statements at a time: the first content comes as one.
CREATE FUNCTION count_new_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_counts (status, count)
  SELECT status, count(*)::int FROM new_posts GROUP BY status ORDER BY status
  ON CONFLICT (status) DO UPDATE SET count = post_counts.count + excluded.count;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER posts_count_new
AFTER INSERT ON posts REFERENCING NEW TABLE AS new_posts
FOR EACH STATEMENT EXECUTE FUNCTION count_new_posts();
--> statement-breakpoint
CREATE FUNCTION recount_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order whichever way a post goes, so that two writers wait for each other and never lock up.
  INSERT INTO post_counts (status, count)
  SELECT status, change FROM (VALUES (OLD.status, -1), (NEW.status, 1)) AS changes (status, change)
  ORDER BY status
  ON CONFLICT (status) DO UPDATE SET count = post_counts.count + excluded.count;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER posts_count_status
AFTER UPDATE OF status ON posts
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION recount_post();
--> statement-breakpoint
-- Published posts that hold every wanted gram and match every pattern, at most so many; see
-- find_topic_words.
CREATE FUNCTION find_post_words(wanted text[], patterns text[], at_most integer)
RETURNS SETOF integer LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
BEGIN
  RETURN QUERY SELECT post_id FROM post_words
  WHERE grams(words) @> wanted AND words LIKE ALL (patterns)
  LIMIT at_most;
END
$$;
