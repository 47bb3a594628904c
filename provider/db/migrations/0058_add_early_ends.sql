ALTER TABLE "challenge_participants" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "end_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "raffles" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "raffles" ADD COLUMN "end_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "challenge_participants_unsettled" ON "challenge_participants" USING btree ("challenge_id","id") WHERE settled_at is null;