CREATE TABLE "active_days" (
	"day" date NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "active_days_day_user_id_pk" PRIMARY KEY("day","user_id")
);
--> statement-breakpoint
ALTER TABLE "active_days" ADD CONSTRAINT "active_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "active_days_user" ON "active_days" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "challenge_check_ins_day" ON "challenge_check_ins" USING btree ("day");--> statement-breakpoint
CREATE INDEX "comment_likes_created" ON "comment_likes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_points" ON "ledger_entries" USING btree ("created_at") WHERE ledger = 'point';