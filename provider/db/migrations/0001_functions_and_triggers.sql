-- Every character of a text and every pair of neighbouring ones, lower-cased: what an index on words
-- holds. One pass over the text. Costly, so that no plan computes it for rows where an index has it.
CREATE FUNCTION grams(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_agg(DISTINCT gram COLLATE "C"), '{}')
  FROM (
    SELECT unnest(ARRAY[letter, letter || lead(letter) OVER (ORDER BY place)]) AS gram
    FROM unnest(string_to_array(lower(value), NULL)) WITH ORDINALITY AS letters(letter, place)
  ) AS pairs
  WHERE gram IS NOT NULL
$$;
--> statement-breakpoint
-- The mark of a stretch of ids that reaches back from where `newest` is, at least 2^shift of them and
-- less than twice as many. Each id is in two stretches of a length, so that one always has its fill.
CREATE FUNCTION window_mark(place integer, shift integer) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN '@' || shift::text || ':' || place::text;
--> statement-breakpoint
-- What an index on words holds of a row: the grams of its words and the stretches of ids it is in, each
-- twice as long as the one before. A mark has three letters and more, so it is no gram. Functions
-- are bound here by `RETURN`, since building an index looks none up by name.
CREATE FUNCTION index_search_text(search_text text, id integer) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
RETURN grams(search_text) || ARRAY[
  window_mark(id >> 11, 11), window_mark((id >> 11) + 1, 11),
  window_mark(id >> 12, 12), window_mark((id >> 12) + 1, 12),
  window_mark(id >> 13, 13), window_mark((id >> 13) + 1, 13),
  window_mark(id >> 14, 14), window_mark((id >> 14) + 1, 14),
  window_mark(id >> 15, 15), window_mark((id >> 15) + 1, 15),
  window_mark(id >> 16, 16), window_mark((id >> 16) + 1, 16),
  window_mark(id >> 17, 17), window_mark((id >> 17) + 1, 17),
  window_mark(id >> 18, 18), window_mark((id >> 18) + 1, 18),
  window_mark(id >> 19, 19), window_mark((id >> 19) + 1, 19),
  window_mark(id >> 20, 20), window_mark((id >> 20) + 1, 20)
];
--> statement-breakpoint
-- The same with the forum that a search is narrowed to.
CREATE FUNCTION index_search_text(search_text text, id integer, forum_id integer) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
RETURN index_search_text(search_text, id) || ('@f:' || forum_id::text);
--> statement-breakpoint
CREATE INDEX "photo_search_grams" ON "photo_search" USING gin (index_search_text(search_text, id));
--> statement-breakpoint
CREATE INDEX "video_search_grams" ON "video_search" USING gin (index_search_text(search_text, id));
--> statement-breakpoint
CREATE INDEX "user_search_grams" ON "user_search" USING gin (index_search_text(search_text, user_id));
--> statement-breakpoint
CREATE INDEX "post_search_grams" ON "post_search" USING gin (index_search_text(search_text, post_id));
--> statement-breakpoint
CREATE INDEX "question_search_grams" ON "question_search" USING gin (index_search_text(search_text, question_id));
--> statement-breakpoint
CREATE INDEX "topic_search_grams" ON "topic_search" USING gin (index_search_text(search_text, topic_id, forum_id));
--> statement-breakpoint
-- For each table of words: the newest rows that hold every wanted gram or mark and match every pattern,
-- at most so many. A short stretch of the newest tells how long a one will have enough, so that a word
-- costs what is asked for, not what the table holds of it. Only the index may answer: a plan
-- is charged for computing it again even where it need not, and so would read the table instead.
DO $do$
DECLARE
  it record;
BEGIN
  FOR it IN
    SELECT * FROM (VALUES
      ('topic_search', 'topic_id', 'index_search_text(search_text, topic_id, forum_id)'),
      ('post_search', 'post_id', 'index_search_text(search_text, post_id)'),
      ('question_search', 'question_id', 'index_search_text(search_text, question_id)'),
      ('user_search', 'user_id', 'index_search_text(search_text, user_id)'),
      ('video_search', 'id', 'index_search_text(search_text, id)'),
      ('photo_search', 'id', 'index_search_text(search_text, id)')
    ) AS tables (name, key, indexed)
  LOOP
    EXECUTE format($format$
      CREATE FUNCTION find_%1$s(wanted text[], patterns text[], at_most integer)
      RETURNS SETOF integer LANGUAGE plpgsql STABLE
      SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
      DECLARE
        newest integer := (SELECT max(%2$s) FROM %1$s);
        found integer[];
        shift integer := 11;
        is_last boolean;
      BEGIN
        LOOP
          is_last := shift > 20 OR newest >> shift < 2;
          found := ARRAY(
            SELECT %2$s FROM %1$s
            WHERE %3$s @> CASE
              WHEN is_last THEN wanted ELSE wanted || window_mark(newest >> shift, shift)
            END AND search_text LIKE ALL (patterns)
            ORDER BY %2$s DESC LIMIT at_most
          );
          EXIT WHEN is_last OR cardinality(found) >= at_most;
          shift := shift + ceil(log(2, at_most / greatest(cardinality(found), 0.5)))::integer;
        END LOOP;
        RETURN QUERY SELECT unnest(found);
      END
      $$
    $format$, it.name, it.key, it.indexed);
  END LOOP;
END
$do$;
--> statement-breakpoint
-- Words are kept in lower case, because ILIKE lowers a whole text each time it reads it.
CREATE FUNCTION update_topic_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    INSERT INTO topic_search (topic_id, forum_id, search_text)
    VALUES (NEW.id, NEW.forum_id, lower(NEW.title || ' ' || NEW.content))
    ON CONFLICT (topic_id) DO UPDATE SET forum_id = excluded.forum_id, search_text = excluded.search_text;
  ELSE
    DELETE FROM topic_search WHERE topic_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER topics_update_search
AFTER INSERT OR UPDATE OF title, content, status, forum_id ON topics
FOR EACH ROW EXECUTE FUNCTION update_topic_search();
--> statement-breakpoint
-- The words of a post are looked up while it is published, and so it is counted, whoever writes it.
CREATE FUNCTION update_post_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    INSERT INTO post_search (post_id, search_text)
    VALUES (NEW.id, lower(NEW.title || ' ' || NEW.plain))
    ON CONFLICT (post_id) DO UPDATE SET search_text = excluded.search_text;
  ELSE
    DELETE FROM post_search WHERE post_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER posts_update_search
AFTER INSERT OR UPDATE OF title, plain, status ON posts
FOR EACH ROW EXECUTE FUNCTION update_post_search();
--> statement-breakpoint
-- The words of a question are looked up while it is published, whoever writes it.
CREATE FUNCTION update_question_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    INSERT INTO question_search (question_id, search_text)
    VALUES (NEW.id, lower(NEW.title || ' ' || NEW.content))
    ON CONFLICT (question_id) DO UPDATE SET search_text = excluded.search_text;
  ELSE
    DELETE FROM question_search WHERE question_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER questions_update_search
AFTER INSERT OR UPDATE OF title, content, status ON questions
FOR EACH ROW EXECUTE FUNCTION update_question_search();
--> statement-breakpoint
-- Nickname and username of active members are looked up by their pairs of letters, whoever writes them.
CREATE FUNCTION update_user_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'active' THEN
    INSERT INTO user_search (user_id, search_text)
    VALUES (NEW.id, lower(NEW.nickname || ' ' || NEW.username))
    ON CONFLICT (user_id) DO UPDATE SET search_text = excluded.search_text;
  ELSE
    DELETE FROM user_search WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_update_search
AFTER INSERT OR UPDATE OF nickname, username, status ON users
FOR EACH ROW EXECUTE FUNCTION update_user_search();
--> statement-breakpoint
-- The words of a video or a photo post are looked up while it is published, whoever writes it.
CREATE FUNCTION update_content_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' THEN
    EXECUTE format(
      'INSERT INTO %I (id, search_text) VALUES ($1, lower($2))
       ON CONFLICT (id) DO UPDATE SET search_text = excluded.search_text', TG_ARGV[0])
    USING NEW.id, NEW.title || ' ' || NEW.description;
  ELSE
    EXECUTE format('DELETE FROM %I WHERE id = $1', TG_ARGV[0]) USING NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER videos_update_search AFTER INSERT OR UPDATE OF title, description, status ON videos
FOR EACH ROW EXECUTE FUNCTION update_content_search('video_search');
--> statement-breakpoint
CREATE TRIGGER photos_update_search AFTER INSERT OR UPDATE OF title, description, status ON photos
FOR EACH ROW EXECUTE FUNCTION update_content_search('photo_search');
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
-- How many active members there are, once a statement however many rows it writes.
CREATE FUNCTION add_to_member_counts(partners integer, others integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO member_counts (is_partner, count)
  SELECT is_partner, change FROM (VALUES (true, partners), (false, others)) AS changes(is_partner, change)
  WHERE change <> 0
  ON CONFLICT (is_partner) DO UPDATE SET count = member_counts.count + excluded.count
$$;
--> statement-breakpoint
CREATE FUNCTION count_new_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_member_counts(
    (count(*) FILTER (WHERE is_partner))::int, (count(*) FILTER (WHERE NOT is_partner))::int)
  FROM added WHERE status = 'active';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_count_new AFTER INSERT ON users
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_members();
--> statement-breakpoint
CREATE FUNCTION count_changed_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := (OLD.status = 'active')::int;
  is_now integer := (NEW.status = 'active')::int;
BEGIN
  PERFORM add_to_member_counts(
    is_now * NEW.is_partner::int - was * OLD.is_partner::int,
    is_now * (NOT NEW.is_partner)::int - was * (NOT OLD.is_partner)::int);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_count_changed AFTER UPDATE OF status, is_partner ON users
FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.is_partner <> NEW.is_partner)
EXECUTE FUNCTION count_changed_member();
--> statement-breakpoint
-- What a member has written, and the likes it has, are counted at the member, once a statement.
CREATE FUNCTION count_written_topics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE users SET topic_count = topic_count + sums.topics, like_count = like_count + sums.likes
    FROM (
      SELECT user_id, count(*) FILTER (WHERE status = 'published') AS topics, sum(like_count) AS likes
      FROM added GROUP BY user_id
    ) AS sums WHERE users.id = sums.user_id;
  ELSE
    UPDATE users SET topic_count = topic_count + sums.topics, like_count = like_count + sums.likes
    FROM (
      SELECT added.user_id,
        sum((added.status = 'published')::int - (gone.status = 'published')::int) AS topics,
        sum(added.like_count - gone.like_count) AS likes
      FROM added JOIN gone ON gone.id = added.id
      WHERE added.status <> gone.status OR added.like_count <> gone.like_count
      GROUP BY added.user_id
    ) AS sums WHERE users.id = sums.user_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER topics_count_new AFTER INSERT ON topics
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_written_topics();
--> statement-breakpoint
CREATE TRIGGER topics_count_changed AFTER UPDATE ON topics
REFERENCING OLD TABLE AS gone NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_written_topics();
--> statement-breakpoint
CREATE FUNCTION count_written_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE users SET post_count = post_count + sums.posts, like_count = like_count + sums.likes
    FROM (
      SELECT user_id, count(*) FILTER (WHERE status = 'published') AS posts, sum(like_count) AS likes
      FROM added GROUP BY user_id
    ) AS sums WHERE users.id = sums.user_id;
  ELSE
    UPDATE users SET post_count = post_count + sums.posts, like_count = like_count + sums.likes
    FROM (
      SELECT added.user_id,
        sum((added.status = 'published')::int - (gone.status = 'published')::int) AS posts,
        sum(added.like_count - gone.like_count) AS likes
      FROM added JOIN gone ON gone.id = added.id
      WHERE added.status <> gone.status OR added.like_count <> gone.like_count
      GROUP BY added.user_id
    ) AS sums WHERE users.id = sums.user_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER posts_count_written AFTER INSERT ON posts
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_written_posts();
--> statement-breakpoint
CREATE TRIGGER posts_count_changed AFTER UPDATE ON posts
REFERENCING OLD TABLE AS gone NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_written_posts();
--> statement-breakpoint
CREATE FUNCTION count_written_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE users SET comment_count = comment_count + sums.comments
    FROM (
      SELECT user_id, count(*) AS comments FROM added WHERE status = 'published' GROUP BY user_id
    ) AS sums WHERE users.id = sums.user_id;
  ELSE
    UPDATE users SET comment_count = comment_count + sums.comments
    FROM (
      SELECT added.user_id,
        sum((added.status = 'published')::int - (gone.status = 'published')::int) AS comments
      FROM added JOIN gone ON gone.id = added.id
      WHERE added.status <> gone.status
      GROUP BY added.user_id
    ) AS sums WHERE users.id = sums.user_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER comments_count_new AFTER INSERT ON comments
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_written_comments();
--> statement-breakpoint
CREATE TRIGGER comments_count_changed AFTER UPDATE ON comments
REFERENCING OLD TABLE AS gone NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_written_comments();
--> statement-breakpoint
-- A ledger is only ever added to.
CREATE FUNCTION reject_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_entries is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stand BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION reject_ledger_change();
--> statement-breakpoint
CREATE FUNCTION reject_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING MESSAGE = TG_TABLE_NAME || ' is only added to';
END
$$;
--> statement-breakpoint
CREATE TRIGGER manager_log_stands BEFORE UPDATE OR DELETE ON manager_log
  FOR EACH ROW EXECUTE FUNCTION reject_change();
--> statement-breakpoint
-- The pictures of our file store that some columns of a row name, each once.
CREATE FUNCTION files_named(named jsonb, columns text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM unnest(columns) AS wanted, regexp_matches(named ->> wanted, '/api/v1/files/([a-z0-9-]+\.webp)', 'g') AS found
$$;
--> statement-breakpoint
-- Counts at a picture how many rows show it, whoever writes them; locks several in one order.
CREATE FUNCTION count_shown_files() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text[] := '{}';
  is_now text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN was := files_named(to_jsonb(OLD), TG_ARGV); END IF;
  IF TG_OP <> 'DELETE' THEN is_now := files_named(to_jsonb(NEW), TG_ARGV); END IF;
  IF was = is_now THEN RETURN NULL; END IF;
  PERFORM 1 FROM files WHERE id = ANY (was || is_now) ORDER BY id FOR NO KEY UPDATE;
  UPDATE files SET shown_by = coalesce(shown_by, 0) + (id = ANY (is_now))::int - (id = ANY (was))::int
  WHERE id = ANY (was || is_now) AND (id = ANY (was)) <> (id = ANY (is_now));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Every table that shows what members upload, with the columns that do; another one adds its line.
CREATE TRIGGER users_show_files AFTER INSERT OR DELETE OR UPDATE OF avatar ON users
FOR EACH ROW EXECUTE FUNCTION count_shown_files('avatar');
--> statement-breakpoint
CREATE TRIGGER topics_show_files AFTER INSERT OR DELETE OR UPDATE OF files ON topics
FOR EACH ROW EXECUTE FUNCTION count_shown_files('files');
--> statement-breakpoint
CREATE TRIGGER posts_show_files AFTER INSERT OR DELETE OR UPDATE OF content, cover ON posts
FOR EACH ROW EXECUTE FUNCTION count_shown_files('content', 'cover');
--> statement-breakpoint
CREATE TRIGGER revisions_show_files AFTER INSERT OR DELETE OR UPDATE OF file_urls ON revisions
FOR EACH ROW EXECUTE FUNCTION count_shown_files('file_urls');
--> statement-breakpoint
CREATE TRIGGER challenge_check_ins_show_files AFTER INSERT OR DELETE OR UPDATE OF image, resource_urls ON challenge_check_ins
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image', 'resource_urls');
--> statement-breakpoint
CREATE TRIGGER course_applications_show_files AFTER INSERT OR DELETE OR UPDATE OF resource_urls ON course_applications
FOR EACH ROW EXECUTE FUNCTION count_shown_files('resource_urls');
--> statement-breakpoint
CREATE TRIGGER event_applications_show_files AFTER INSERT OR DELETE OR UPDATE OF resource_urls ON event_applications
FOR EACH ROW EXECUTE FUNCTION count_shown_files('resource_urls');
