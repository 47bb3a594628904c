CREATE TABLE "forum_moderators" (
	"user_id" integer NOT NULL,
	"forum_id" integer NOT NULL,
	CONSTRAINT "forum_moderators_user_id_forum_id_pk" PRIMARY KEY("user_id","forum_id")
);
--> statement-breakpoint
ALTER TABLE "forum_moderators" ADD CONSTRAINT "forum_moderators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_moderators" ADD CONSTRAINT "forum_moderators_forum_id_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_moderators_forum_id_index" ON "forum_moderators" USING btree ("forum_id");