CREATE TABLE "withdrawn_notifications" (
	"user_id" integer NOT NULL,
	"group_key" text NOT NULL,
	"actor_id" integer NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawn_notifications_user_id_group_key_actor_id_pk" PRIMARY KEY("user_id","group_key","actor_id")
);
--> statement-breakpoint
ALTER TABLE "withdrawn_notifications" ADD CONSTRAINT "withdrawn_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_notifications" ADD CONSTRAINT "withdrawn_notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawn_notifications_actor_id_index" ON "withdrawn_notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "withdrawn_notifications_old" ON "withdrawn_notifications" USING btree ("withdrawn_at");