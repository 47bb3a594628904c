ALTER TABLE "photos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Pictures that operators upload for videos and photo posts count as shown, or they would be deleted as unused.
UPDATE "files" SET
  "shown_by" = coalesce("shown_by", 0) + shown.rows,
  "hidden_by" = "hidden_by" + shown.few
FROM (
  SELECT named.id, count(*)::integer AS rows, count(*) FILTER (WHERE it.status = 'hidden')::integer AS few FROM (
    SELECT status, files_named(to_jsonb(video), '{thumbnail}') AS ids FROM videos video
    UNION ALL SELECT status, files_named(to_jsonb(photo), '{media}') FROM photos photo
  ) AS it, unnest(it.ids) AS named (id) GROUP BY named.id
) AS shown WHERE "files"."id" = shown.id;--> statement-breakpoint
CREATE TRIGGER videos_show_files AFTER INSERT OR DELETE OR UPDATE OF thumbnail, status ON videos
FOR EACH ROW EXECUTE FUNCTION count_shown_files('thumbnail');--> statement-breakpoint
CREATE TRIGGER photos_show_files AFTER INSERT OR DELETE OR UPDATE OF media, status ON photos
FOR EACH ROW EXECUTE FUNCTION count_shown_files('media');
