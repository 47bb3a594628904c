CREATE TABLE "raffle_deliveries" (
	"participation_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"zipcode" text NOT NULL,
	"address" text NOT NULL,
	"detail_address" text NOT NULL,
	"delivery_message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "raffle_deliveries" ADD CONSTRAINT "raffle_deliveries_participation_id_raffle_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."raffle_participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_deliveries" ADD CONSTRAINT "raffle_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raffle_deliveries_user" ON "raffle_deliveries" USING btree ("user_id");