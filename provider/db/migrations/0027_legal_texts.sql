CREATE TABLE "legal_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"effective_on" date NOT NULL,
	"adverse" boolean NOT NULL,
	"summary" text NOT NULL,
	"summary_en" text NOT NULL,
	"content" text NOT NULL,
	"content_en" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_texts_day" UNIQUE("kind","effective_on")
);
--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;