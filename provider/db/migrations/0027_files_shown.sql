CREATE TABLE "dropped_files" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "shown_by" integer;--> statement-breakpoint
CREATE INDEX "files_shown_no_more" ON "files" USING btree ("id") WHERE shown_by = 0 and user_id is not null;--> statement-breakpoint
CREATE INDEX "files_never_shown" ON "files" USING btree ("created_at") WHERE shown_by is null and user_id is not null;--> statement-breakpoint
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
CREATE TRIGGER challenge_checks_show_files AFTER INSERT OR DELETE OR UPDATE OF image, resource_urls ON challenge_checks
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image', 'resource_urls');
--> statement-breakpoint
CREATE TRIGGER course_applications_show_files AFTER INSERT OR DELETE OR UPDATE OF resource_urls ON course_applications
FOR EACH ROW EXECUTE FUNCTION count_shown_files('resource_urls');
--> statement-breakpoint
CREATE TRIGGER event_applications_show_files AFTER INSERT OR DELETE OR UPDATE OF resource_urls ON event_applications
FOR EACH ROW EXECUTE FUNCTION count_shown_files('resource_urls');
--> statement-breakpoint
UPDATE files SET shown_by = shown.count
FROM (
  SELECT name, count(*)::int AS count
  FROM (
    SELECT unnest(files_named(to_jsonb(users), '{avatar}')) AS name FROM users
    UNION ALL SELECT unnest(files_named(to_jsonb(topics), '{files}')) FROM topics
    UNION ALL SELECT unnest(files_named(to_jsonb(posts), '{content,cover}')) FROM posts
    UNION ALL SELECT unnest(files_named(to_jsonb(revisions), '{file_urls}')) FROM revisions
    UNION ALL SELECT unnest(files_named(to_jsonb(challenge_checks), '{image,resource_urls}')) FROM challenge_checks
    UNION ALL SELECT unnest(files_named(to_jsonb(course_applications), '{resource_urls}')) FROM course_applications
    UNION ALL SELECT unnest(files_named(to_jsonb(event_applications), '{resource_urls}')) FROM event_applications
  ) AS rows
  GROUP BY name
) AS shown
WHERE files.id = shown.name;
