ALTER TABLE "announcements" DROP CONSTRAINT "announcements_banner_id_banners_id_fk";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "phone_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Pictures of banners on phones and of products count as shown, or they would be deleted as unused.
DROP TRIGGER banners_show_files ON banners;--> statement-breakpoint
CREATE TRIGGER banners_show_files AFTER INSERT OR DELETE OR UPDATE OF image, phone_image ON banners
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image', 'phone_image');--> statement-breakpoint
UPDATE "files" SET "shown_by" = coalesce("shown_by", 0) + shown.rows FROM (
  SELECT named.id, count(*)::int AS rows FROM "products",
    unnest(files_named(to_jsonb("products"), '{image}')) AS named (id) GROUP BY named.id
) AS shown WHERE "files"."id" = shown.id;--> statement-breakpoint
CREATE TRIGGER products_show_files AFTER INSERT OR DELETE OR UPDATE OF image ON products
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image');
