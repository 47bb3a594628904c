DROP INDEX "follows_followers";--> statement-breakpoint
CREATE INDEX "revisions_user" ON "revisions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "point_lots_user" ON "point_lots" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE INDEX "raffle_participations_ready" ON "raffle_participations" USING btree ("raffle_id","number") WHERE status = 'ready';--> statement-breakpoint
CREATE INDEX "rankings_user" ON "rankings" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "topics_type" ON "topics" USING btree ("type","status","forum_id") WHERE type <> 'text';--> statement-breakpoint
CREATE INDEX "topics_product_type" ON "topics" USING btree ("product_type","status","forum_id") WHERE product_type <> '';--> statement-breakpoint
CREATE INDEX "single_use_tokens_user_id_index" ON "single_use_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "single_use_tokens_session_id_index" ON "single_use_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "users_joined" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_active" ON "users" USING btree ("active_at","id");--> statement-breakpoint
CREATE INDEX "follows_followers" ON "follows" USING btree ("following_id","listed","created_at","follower_id");