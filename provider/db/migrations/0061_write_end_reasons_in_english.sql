ALTER TABLE "challenges" ADD COLUMN "end_reason_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "note_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "raffles" ADD COLUMN "end_reason_en" text DEFAULT '' NOT NULL;