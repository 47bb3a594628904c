CREATE TABLE "mission_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"mission_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"review" text DEFAULT '' NOT NULL,
	"review_status" text DEFAULT 'published' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"data" jsonb DEFAULT '{}' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"submitted_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"content" text NOT NULL,
	"content_en" text NOT NULL,
	"image" text NOT NULL,
	"resource_urls" jsonb DEFAULT '[]' NOT NULL,
	"question" text NOT NULL,
	"question_en" text NOT NULL,
	"choices" jsonb DEFAULT '[]' NOT NULL,
	"several" boolean DEFAULT false NOT NULL,
	"right_answers" jsonb DEFAULT '[]' NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"explanation_en" text DEFAULT '' NOT NULL,
	"min_length" integer DEFAULT 0 NOT NULL,
	"checked" boolean DEFAULT false NOT NULL,
	"reward" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"completed_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_mission_claims" (
	"short_mission_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "short_mission_claims_short_mission_id_user_id_pk" PRIMARY KEY("short_mission_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "short_missions" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"code_hash" text NOT NULL,
	"reward" integer NOT NULL,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "short_missions_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "short_missions_used" CHECK ("short_missions"."used" between 0 and "short_missions"."uses")
);
--> statement-breakpoint
ALTER TABLE "mission_entries" ADD CONSTRAINT "mission_entries_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_entries" ADD CONSTRAINT "mission_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_entries" ADD CONSTRAINT "mission_entries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_mission_claims" ADD CONSTRAINT "short_mission_claims_short_mission_id_short_missions_id_fk" FOREIGN KEY ("short_mission_id") REFERENCES "public"."short_missions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_mission_claims" ADD CONSTRAINT "short_mission_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mission_entries_once" ON "mission_entries" USING btree ("mission_id","user_id");--> statement-breakpoint
CREATE INDEX "mission_entries_user" ON "mission_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mission_entries_waiting" ON "mission_entries" USING btree ("submitted_at","id") WHERE status = 'submitted';--> statement-breakpoint
CREATE INDEX "mission_entries_changed" ON "mission_entries" USING btree ("status","changed_at","id");--> statement-breakpoint
CREATE INDEX "mission_entries_reviews" ON "mission_entries" USING btree ("reviewed_at","id") WHERE status = 'completed' and review <> '';--> statement-breakpoint
CREATE INDEX "mission_entries_reviews_of" ON "mission_entries" USING btree ("mission_id","reviewed_at","id") WHERE status = 'completed' and review <> '';--> statement-breakpoint
CREATE INDEX "missions_starts" ON "missions" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "short_mission_claims_user_id_index" ON "short_mission_claims" USING btree ("user_id");