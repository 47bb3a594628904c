-- A mission begins when it is published, so that this is one time; what exists began at it.
ALTER TABLE "missions" RENAME COLUMN "starts_at" TO "published_at";--> statement-breakpoint
ALTER TABLE "missions" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER INDEX "missions_starts" RENAME TO "missions_published";--> statement-breakpoint
ALTER TABLE "missions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "files" SET "shown_by" = coalesce("shown_by", 0) + shown.rows FROM (
  SELECT named.id, count(*)::int AS rows FROM "missions",
    unnest(files_named(to_jsonb("missions"), '{image,resource_urls}')) AS named (id) GROUP BY named.id
) AS shown WHERE "files"."id" = shown.id;--> statement-breakpoint
CREATE TRIGGER missions_show_files AFTER INSERT OR DELETE OR UPDATE OF image, resource_urls ON missions
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image', 'resource_urls');
