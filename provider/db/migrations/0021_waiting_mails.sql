CREATE TABLE "waiting_mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "waiting_mails_due_at_id_index" ON "waiting_mails" USING btree ("due_at","id");