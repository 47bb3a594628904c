CREATE TABLE "event_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answer1" text DEFAULT '' NOT NULL,
	"answer2" text DEFAULT '' NOT NULL,
	"answer3" text DEFAULT '' NOT NULL,
	"resource_urls" jsonb NOT NULL,
	"instagram_username" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"zipcode" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"detail_address" text DEFAULT '' NOT NULL,
	"full_address" text DEFAULT '' NOT NULL,
	"delivery_message" text DEFAULT '' NOT NULL,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_winners" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"summary" text NOT NULL,
	"summary_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"gift" text NOT NULL,
	"gift_en" text NOT NULL,
	"choosing" text NOT NULL,
	"choosing_en" text NOT NULL,
	"image" text NOT NULL,
	"asks" jsonb NOT NULL,
	"winner_count" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"announces_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone,
	"forum_event_id" integer,
	"application_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "events_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "event_applications" ADD CONSTRAINT "event_applications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_applications" ADD CONSTRAINT "event_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_winners" ADD CONSTRAINT "event_winners_application_id_event_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."event_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_winners" ADD CONSTRAINT "event_winners_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_forum_event_id_forum_events_id_fk" FOREIGN KEY ("forum_event_id") REFERENCES "public"."forum_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_applications_once" ON "event_applications" USING btree ("event_id","user_id");--> statement-breakpoint
CREATE INDEX "event_applications_event" ON "event_applications" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "event_applications_user" ON "event_applications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "event_winners_event" ON "event_winners" USING btree ("event_id","chosen_at","application_id");--> statement-breakpoint
CREATE INDEX "events_ends" ON "events" USING btree ("ends_at","id");