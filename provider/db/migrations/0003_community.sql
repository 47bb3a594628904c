DROP INDEX "comments_topic";--> statement-breakpoint
DROP INDEX "comments_parent";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "thread_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_threads" ON "comments" USING btree ("topic_id","id") WHERE listed and parent_id is null;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "comments_created" ON "comments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "topic_likes_created" ON "topic_likes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "topics_fixed" ON "topics" USING btree ("forum_id","id") WHERE fixed;--> statement-breakpoint
CREATE INDEX "topics_event" ON "topics" USING btree ("event_id");