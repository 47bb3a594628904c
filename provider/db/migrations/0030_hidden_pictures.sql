ALTER TABLE "files" ADD COLUMN "hidden_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whether few may see a row of one of the tables that show pictures: an earlier version, or hidden, deleted, left.
CREATE FUNCTION shown_to_few(named jsonb, shown_in name) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT shown_in = 'revisions' OR coalesce(named ->> 'status', '') IN ('hidden', 'deleted', 'left')
$$;--> statement-breakpoint
-- Counts at a picture how many rows show it, and how many of these are shown to few; locks several in one order.
CREATE OR REPLACE FUNCTION count_shown_files() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text[] := '{}';
  is_now text[] := '{}';
  was_few boolean := false;
  is_few boolean := false;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    was := files_named(to_jsonb(OLD), TG_ARGV);
    was_few := shown_to_few(to_jsonb(OLD), TG_TABLE_NAME);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    is_now := files_named(to_jsonb(NEW), TG_ARGV);
    is_few := shown_to_few(to_jsonb(NEW), TG_TABLE_NAME);
  END IF;
  IF was = is_now AND (was_few = is_few OR is_now = '{}') THEN RETURN NULL; END IF;
  PERFORM 1 FROM files WHERE id = ANY (was || is_now) ORDER BY id FOR NO KEY UPDATE;
  UPDATE files SET
    shown_by = coalesce(shown_by, 0) + (id = ANY (is_now))::int - (id = ANY (was))::int,
    hidden_by = hidden_by + (is_few AND id = ANY (is_now))::int - (was_few AND id = ANY (was))::int
  WHERE id = ANY (was || is_now);
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER users_show_files ON users;--> statement-breakpoint
CREATE TRIGGER users_show_files AFTER INSERT OR DELETE OR UPDATE OF avatar, status ON users
FOR EACH ROW EXECUTE FUNCTION count_shown_files('avatar');--> statement-breakpoint
DROP TRIGGER topics_show_files ON topics;--> statement-breakpoint
CREATE TRIGGER topics_show_files AFTER INSERT OR DELETE OR UPDATE OF files, status ON topics
FOR EACH ROW EXECUTE FUNCTION count_shown_files('files');--> statement-breakpoint
DROP TRIGGER posts_show_files ON posts;--> statement-breakpoint
CREATE TRIGGER posts_show_files AFTER INSERT OR DELETE OR UPDATE OF content, cover, status ON posts
FOR EACH ROW EXECUTE FUNCTION count_shown_files('content', 'cover');--> statement-breakpoint
DROP TRIGGER challenge_check_ins_show_files ON challenge_check_ins;--> statement-breakpoint
CREATE TRIGGER challenge_check_ins_show_files AFTER INSERT OR DELETE OR UPDATE OF image, resource_urls, status ON challenge_check_ins
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image', 'resource_urls');--> statement-breakpoint
UPDATE "files" SET "hidden_by" = shown.rows FROM (
  SELECT named.id, count(*)::integer AS rows FROM (
    SELECT files_named(to_jsonb(it), '{avatar}') AS ids FROM users it WHERE status IN ('hidden', 'left') AND avatar IS NOT NULL
    UNION ALL SELECT files_named(to_jsonb(it), '{files}') FROM topics it WHERE status IN ('hidden', 'deleted')
    UNION ALL SELECT files_named(to_jsonb(it), '{content,cover}') FROM posts it WHERE status IN ('hidden', 'deleted')
    UNION ALL SELECT files_named(to_jsonb(it), '{image,resource_urls}') FROM challenge_check_ins it WHERE status = 'hidden'
    UNION ALL SELECT files_named(to_jsonb(it), '{file_urls}') FROM revisions it
  ) AS few, unnest(few.ids) AS named (id) GROUP BY named.id
) AS shown WHERE "files"."id" = shown.id;
