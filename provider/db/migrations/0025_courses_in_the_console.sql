ALTER TABLE "courses" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What exists is open to members; a draft is made in the console.
UPDATE "courses" SET "published_at" = now();--> statement-breakpoint
UPDATE "files" SET "shown_by" = coalesce("shown_by", 0) + shown.rows FROM (
  SELECT named.id, count(*)::int AS rows FROM "courses",
    unnest(files_named(to_jsonb("courses"), '{image}')) AS named (id) GROUP BY named.id
) AS shown WHERE "files"."id" = shown.id;--> statement-breakpoint
UPDATE "files" SET "shown_by" = coalesce("shown_by", 0) + shown.rows FROM (
  SELECT named.id, count(*)::int AS rows FROM "course_lessons",
    unnest(files_named(to_jsonb("course_lessons"), '{image}')) AS named (id) GROUP BY named.id
) AS shown WHERE "files"."id" = shown.id;--> statement-breakpoint
CREATE TRIGGER courses_show_files AFTER INSERT OR DELETE OR UPDATE OF image ON courses
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image');--> statement-breakpoint
CREATE TRIGGER course_lessons_show_files AFTER INSERT OR DELETE OR UPDATE OF image ON course_lessons
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image');
