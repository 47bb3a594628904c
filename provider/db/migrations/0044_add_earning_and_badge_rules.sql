CREATE TABLE "badge_settings" (
	"badge_id" integer PRIMARY KEY NOT NULL,
	"threshold" integer,
	"status" text NOT NULL,
	"is_catching_up" boolean NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earning_rules" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"numbers" jsonb NOT NULL,
	"version" integer NOT NULL
);
