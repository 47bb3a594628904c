ALTER TABLE "posts" ADD COLUMN "featured_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "posts_featured" ON "posts" USING btree ("featured_at","id") WHERE featured_at is not null;