-- The likes that a member has received, of all that can be liked and from others, are counted by the likes themselves.
CREATE OR REPLACE FUNCTION count_written_topics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE users SET topic_count = topic_count + sums.topics
    FROM (
      SELECT user_id, count(*) AS topics FROM added WHERE status = 'published' GROUP BY user_id
    ) AS sums WHERE users.id = sums.user_id;
  ELSE
    UPDATE users SET topic_count = topic_count + sums.topics
    FROM (
      SELECT added.user_id,
        sum((added.status = 'published')::int - (gone.status = 'published')::int) AS topics
      FROM added JOIN gone ON gone.id = added.id
      WHERE added.status <> gone.status
      GROUP BY added.user_id
    ) AS sums WHERE users.id = sums.user_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_written_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE users SET post_count = post_count + sums.posts
    FROM (
      SELECT user_id, count(*) AS posts FROM added WHERE status = 'published' GROUP BY user_id
    ) AS sums WHERE users.id = sums.user_id;
  ELSE
    UPDATE users SET post_count = post_count + sums.posts
    FROM (
      SELECT added.user_id,
        sum((added.status = 'published')::int - (gone.status = 'published')::int) AS posts
      FROM added JOIN gone ON gone.id = added.id
      WHERE added.status <> gone.status
      GROUP BY added.user_id
    ) AS sums WHERE users.id = sums.user_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Counts likes at the authors of what is liked, a table of which and its column in the likes are the arguments.
CREATE FUNCTION count_received_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'UPDATE users SET like_count = like_count + sums.likes
    FROM (
      SELECT content.user_id, %s count(*) AS likes
      FROM changed JOIN %I AS content ON content.id = changed.%I
      WHERE changed.user_id <> content.user_id GROUP BY content.user_id
    ) AS sums WHERE users.id = sums.user_id',
    CASE TG_OP WHEN 'INSERT' THEN '' ELSE '-' END, TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER topic_likes_count_new AFTER INSERT ON topic_likes
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_received_likes('topics', 'topic_id');
--> statement-breakpoint
CREATE TRIGGER topic_likes_count_gone AFTER DELETE ON topic_likes
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_received_likes('topics', 'topic_id');
--> statement-breakpoint
CREATE TRIGGER post_likes_count_new AFTER INSERT ON post_likes
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_received_likes('posts', 'post_id');
--> statement-breakpoint
CREATE TRIGGER post_likes_count_gone AFTER DELETE ON post_likes
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_received_likes('posts', 'post_id');
--> statement-breakpoint
CREATE TRIGGER answer_likes_count_new AFTER INSERT ON answer_likes
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_received_likes('answers', 'answer_id');
--> statement-breakpoint
CREATE TRIGGER answer_likes_count_gone AFTER DELETE ON answer_likes
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_received_likes('answers', 'answer_id');
--> statement-breakpoint
CREATE TRIGGER comment_likes_count_new AFTER INSERT ON comment_likes
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_received_likes('comments', 'comment_id');
--> statement-breakpoint
CREATE TRIGGER comment_likes_count_gone AFTER DELETE ON comment_likes
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_received_likes('comments', 'comment_id');
--> statement-breakpoint
UPDATE users SET like_count = coalesce(sums.likes, 0)
FROM users AS member LEFT JOIN (
  SELECT author, count(*) AS likes FROM (
    SELECT content.user_id AS author, likes.user_id AS liker FROM topic_likes AS likes JOIN topics AS content ON content.id = topic_id
    UNION ALL SELECT content.user_id, likes.user_id FROM post_likes AS likes JOIN posts AS content ON content.id = post_id
    UNION ALL SELECT content.user_id, likes.user_id FROM answer_likes AS likes JOIN answers AS content ON content.id = answer_id
    UNION ALL SELECT content.user_id, likes.user_id FROM comment_likes AS likes JOIN comments AS content ON content.id = comment_id
  ) AS given WHERE liker <> author GROUP BY author
) AS sums ON sums.author = member.id
WHERE users.id = member.id AND users.like_count <> coalesce(sums.likes, 0);
