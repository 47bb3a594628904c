ALTER TABLE "raffles" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "raffles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What exists is what members see already.
UPDATE "raffles" SET "published_at" = now();--> statement-breakpoint
UPDATE "files" SET "shown_by" = coalesce("shown_by", 0) + shown.rows FROM (
  SELECT named.id, count(*)::int AS rows FROM (
    SELECT to_jsonb("raffles") AS row FROM "raffles" UNION ALL SELECT to_jsonb("raffle_prizes") FROM "raffle_prizes"
  ) AS shown_in, unnest(files_named(shown_in.row, '{image}')) AS named (id) GROUP BY named.id
) AS shown WHERE "files"."id" = shown.id;--> statement-breakpoint
CREATE TRIGGER raffles_show_files AFTER INSERT OR DELETE OR UPDATE OF image ON raffles
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image');--> statement-breakpoint
CREATE TRIGGER raffle_prizes_show_files AFTER INSERT OR DELETE OR UPDATE OF image ON raffle_prizes
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image');
