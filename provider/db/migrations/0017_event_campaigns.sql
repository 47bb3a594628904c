ALTER TABLE "events" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What exists is what members see already.
UPDATE "events" SET "published_at" = now();--> statement-breakpoint
UPDATE "files" SET "shown_by" = coalesce("shown_by", 0) + shown.rows FROM (
  SELECT named.id, count(*)::int AS rows FROM "events",
    unnest(files_named(to_jsonb("events"), '{image}')) AS named (id) GROUP BY named.id
) AS shown WHERE "files"."id" = shown.id;--> statement-breakpoint
CREATE TRIGGER events_show_files AFTER INSERT OR DELETE OR UPDATE OF image ON events
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image');
