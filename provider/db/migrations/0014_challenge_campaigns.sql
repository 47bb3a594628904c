ALTER TABLE "challenges" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "check_xp" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "check_point" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "complete_xp" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "complete_point" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "complete_heart" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What exists is what members see already.
UPDATE "challenges" SET "published_at" = now();--> statement-breakpoint
UPDATE "files" SET "shown_by" = coalesce("shown_by", 0) + shown.rows FROM (
  SELECT named.id, count(*)::int AS rows FROM "challenges",
    unnest(files_named(to_jsonb("challenges"), '{image}')) AS named (id) GROUP BY named.id
) AS shown WHERE "files"."id" = shown.id;--> statement-breakpoint
CREATE TRIGGER challenges_show_files AFTER INSERT OR DELETE OR UPDATE OF image ON challenges
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image');
