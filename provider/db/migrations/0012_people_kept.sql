-- Nickname and username of active members are looked up by their pairs of letters, whoever writes them.
CREATE FUNCTION keep_user_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'active' THEN
    INSERT INTO user_words (user_id, words)
    VALUES (NEW.id, lower(NEW.nickname || ' ' || NEW.username))
    ON CONFLICT (user_id) DO UPDATE SET words = excluded.words;
  ELSE
    DELETE FROM user_words WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_keep_words
AFTER INSERT OR UPDATE OF nickname, username, status ON users
FOR EACH ROW EXECUTE FUNCTION keep_user_words();
--> statement-breakpoint
INSERT INTO user_words (user_id, words)
SELECT id, lower(nickname || ' ' || username) FROM users WHERE status = 'active';
--> statement-breakpoint
-- Active members that hold every wanted gram and match every pattern, at most so many, by the index alone.
CREATE FUNCTION find_user_words(wanted text[], patterns text[], at_most integer)
RETURNS SETOF integer LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
BEGIN
  RETURN QUERY SELECT user_id FROM user_words
  WHERE grams(words) @> wanted AND words LIKE ALL (patterns)
  LIMIT at_most;
END
$$;
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
SELECT add_to_member_counts(
  (count(*) FILTER (WHERE is_partner))::int, (count(*) FILTER (WHERE NOT is_partner))::int)
FROM users WHERE status = 'active';
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
UPDATE users SET
  topic_count = (SELECT count(*) FROM topics t WHERE t.user_id = users.id AND t.status = 'published'),
  post_count = (SELECT count(*) FROM posts p WHERE p.user_id = users.id AND p.status = 'published'),
  like_count =
    (SELECT coalesce(sum(t.like_count), 0) FROM topics t WHERE t.user_id = users.id)
    + (SELECT coalesce(sum(p.like_count), 0) FROM posts p WHERE p.user_id = users.id),
  comment_count =
    (SELECT count(*) FROM comments c WHERE c.user_id = users.id AND c.status = 'published');
