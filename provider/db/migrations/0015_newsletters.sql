CREATE TABLE "announcements" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"path" text NOT NULL,
	"banner_id" integer,
	"notifies" boolean NOT NULL,
	"notified_to" integer DEFAULT 0 NOT NULL,
	"notified_count" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"id" serial PRIMARY KEY NOT NULL,
	"newsletter_id" integer NOT NULL,
	"attendee_id" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"code" integer
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"locale" text NOT NULL,
	"topic" text NOT NULL,
	"audience" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"scheduled_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"summary" jsonb
);
--> statement-breakpoint
ALTER TABLE "marketing_attendees" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_attendee_id_marketing_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."marketing_attendees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_open" ON "announcements" USING btree ("id") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_deliveries_once" ON "newsletter_deliveries" USING btree ("newsletter_id","attendee_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_left" ON "newsletter_deliveries" USING btree ("newsletter_id","due_at","id") WHERE state in ('pending', 'claimed');--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_attendee_id_index" ON "newsletter_deliveries" USING btree ("attendee_id");--> statement-breakpoint
CREATE INDEX "newsletters_state" ON "newsletters" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "newsletters_kept" ON "newsletters" USING btree ("ended_at") WHERE ended_at is not null and summary is null;--> statement-breakpoint
-- Pictures of newsletters and of uploaded banners count as shown, or they would be deleted as unused.
CREATE TRIGGER newsletters_show_files AFTER INSERT OR DELETE OR UPDATE OF content ON newsletters
FOR EACH ROW EXECUTE FUNCTION count_shown_files('content');--> statement-breakpoint
CREATE TRIGGER banners_show_files AFTER INSERT OR DELETE OR UPDATE OF image ON banners
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image');
