CREATE TABLE "challenge_checks" (
	"id" serial PRIMARY KEY NOT NULL,
	"entrant_id" integer NOT NULL,
	"day" date NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"resource_urls" jsonb NOT NULL,
	"heart_count" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"folded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_entrants" (
	"id" serial PRIMARY KEY NOT NULL,
	"challenge_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"group_id" integer,
	"answer1" text DEFAULT '' NOT NULL,
	"answer2" text DEFAULT '' NOT NULL,
	"review" text DEFAULT '' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"check_count" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"challenge_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"invite_code" text NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_groups_invite_code_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "challenge_hearts" (
	"check_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_hearts_check_id_user_id_pk" PRIMARY KEY("check_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"rules" jsonb NOT NULL,
	"rules_en" jsonb NOT NULL,
	"question1" text DEFAULT '' NOT NULL,
	"question1_en" text DEFAULT '' NOT NULL,
	"question2" text DEFAULT '' NOT NULL,
	"question2_en" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"opens_at" time DEFAULT '00:00:00' NOT NULL,
	"closes_at" time DEFAULT '23:59:59' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Seoul',
	"group_size" integer DEFAULT 0 NOT NULL,
	"needs_photo" boolean DEFAULT false NOT NULL,
	"entrant_count" integer DEFAULT 0 NOT NULL,
	"check_count" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "challenge_checks" ADD CONSTRAINT "challenge_checks_entrant_id_challenge_entrants_id_fk" FOREIGN KEY ("entrant_id") REFERENCES "public"."challenge_entrants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_entrants" ADD CONSTRAINT "challenge_entrants_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_entrants" ADD CONSTRAINT "challenge_entrants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_entrants" ADD CONSTRAINT "challenge_entrants_group_id_challenge_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."challenge_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_groups" ADD CONSTRAINT "challenge_groups_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_groups" ADD CONSTRAINT "challenge_groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_hearts" ADD CONSTRAINT "challenge_hearts_check_id_challenge_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."challenge_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_hearts" ADD CONSTRAINT "challenge_hearts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_checks_once" ON "challenge_checks" USING btree ("entrant_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_entrants_once" ON "challenge_entrants" USING btree ("challenge_id","user_id");--> statement-breakpoint
CREATE INDEX "challenge_entrants_latest" ON "challenge_entrants" USING btree ("challenge_id","checked_at" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "challenge_entrants_group" ON "challenge_entrants" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "challenge_entrants_user" ON "challenge_entrants" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "challenge_groups_challenge" ON "challenge_groups" USING btree ("challenge_id","id");--> statement-breakpoint
CREATE INDEX "challenge_hearts_user" ON "challenge_hearts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenges_starts" ON "challenges" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "challenges_ends" ON "challenges" USING btree ("ends_on","id");--> statement-breakpoint
CREATE INDEX "challenges_entrants" ON "challenges" USING btree ("entrant_count","id");