CREATE TABLE "content_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_counts" (
	"kind" text PRIMARY KEY NOT NULL,
	"published" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_tags" (
	"name" text PRIMARY KEY NOT NULL,
	"photo_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "other_contents" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_words" (
	"id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"post_ids" integer[] DEFAULT '{}' NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"thread_count" integer DEFAULT 0 NOT NULL,
	"hot" double precision DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"post_type" text NOT NULL,
	"media" jsonb DEFAULT '[]' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "photos_source_id_unique" UNIQUE("source_id")
);
--> statement-breakpoint
CREATE TABLE "video_words" (
	"id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" serial PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"post_ids" integer[] DEFAULT '{}' NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"thread_count" integer DEFAULT 0 NOT NULL,
	"hot" double precision DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"duration" integer,
	"thumbnail" jsonb,
	"film" text,
	CONSTRAINT "videos_source_id_unique" UNIQUE("source_id")
);
--> statement-breakpoint
ALTER TABLE "photo_words" ADD CONSTRAINT "photo_words_id_photos_id_fk" FOREIGN KEY ("id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_words" ADD CONSTRAINT "video_words_id_videos_id_fk" FOREIGN KEY ("id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_tags_used" ON "content_tags" USING btree ("photo_count","name");--> statement-breakpoint
CREATE INDEX "other_contents_new" ON "other_contents" USING btree ("status","published_at","id");--> statement-breakpoint
CREATE INDEX "other_contents_products" ON "other_contents" USING gin ("product_ids");--> statement-breakpoint
CREATE INDEX "photo_words_grams" ON "photo_words" USING gin (grams(words));--> statement-breakpoint
CREATE INDEX "photos_hot" ON "photos" USING btree ("status","hot","id","post_type");--> statement-breakpoint
CREATE INDEX "photos_new" ON "photos" USING btree ("status","published_at","id","post_type");--> statement-breakpoint
CREATE INDEX "photos_comments" ON "photos" USING btree ("status","comment_count","id","post_type");--> statement-breakpoint
CREATE INDEX "photos_categories" ON "photos" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "photos_tags" ON "photos" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "video_words_grams" ON "video_words" USING gin (grams(words));--> statement-breakpoint
CREATE INDEX "videos_hot" ON "videos" USING btree ("status","hot","id");--> statement-breakpoint
CREATE INDEX "videos_new" ON "videos" USING btree ("status","published_at","id");--> statement-breakpoint
CREATE INDEX "videos_views" ON "videos" USING btree ("status","view_count","id");--> statement-breakpoint
CREATE INDEX "videos_comments" ON "videos" USING btree ("status","comment_count","id");--> statement-breakpoint
CREATE INDEX "videos_categories" ON "videos" USING gin ("categories");