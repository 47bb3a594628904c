CREATE TABLE "survey_results" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"claim" text,
	"kind" text NOT NULL,
	"answers" jsonb NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"axes" jsonb DEFAULT '[]' NOT NULL,
	"score" integer,
	"confidence" integer DEFAULT 0 NOT NULL,
	"consent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "survey_results" ADD CONSTRAINT "survey_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_results_user" ON "survey_results" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "survey_results_claim" ON "survey_results" USING btree ("claim") WHERE claim is not null;--> statement-breakpoint
CREATE INDEX "survey_results_unclaimed" ON "survey_results" USING btree ("created_at") WHERE user_id is null;