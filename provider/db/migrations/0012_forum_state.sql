ALTER TABLE "forums" ADD COLUMN "writers" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE "forums" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forums" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;