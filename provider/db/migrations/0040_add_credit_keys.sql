DROP INDEX "store_credits_pending";--> statement-breakpoint
ALTER TABLE "store_credits" ADD COLUMN "key" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "store_credits" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "store_credits" ADD COLUMN "refusal" integer;--> statement-breakpoint
CREATE INDEX "store_credits_unsent" ON "store_credits" USING btree ("id") WHERE status <> 'sent';