ALTER TABLE "event_winners" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_winners" ADD COLUMN "sent_by" integer;--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD COLUMN "sent_by" integer;--> statement-breakpoint
ALTER TABLE "event_winners" ADD CONSTRAINT "event_winners_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD CONSTRAINT "raffle_participations_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;