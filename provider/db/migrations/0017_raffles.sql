CREATE TABLE "raffle_participations" (
	"id" serial PRIMARY KEY NOT NULL,
	"raffle_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'ready' NOT NULL,
	"words" text NOT NULL,
	"number" integer,
	"prize_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"drawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "raffle_prizes" (
	"id" serial PRIMARY KEY NOT NULL,
	"raffle_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"image" text NOT NULL,
	"stock" integer NOT NULL,
	"left" integer NOT NULL,
	"odds" integer NOT NULL,
	CONSTRAINT "raffle_prizes_left" CHECK ("raffle_prizes"."left" between 0 and "raffle_prizes"."stock")
);
--> statement-breakpoint
CREATE TABLE "raffles" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"image" text NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"entered" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD CONSTRAINT "raffle_participations_raffle_id_raffles_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD CONSTRAINT "raffle_participations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD CONSTRAINT "raffle_participations_prize_id_raffle_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."raffle_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_prizes" ADD CONSTRAINT "raffle_prizes_raffle_id_raffles_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_participations_once" ON "raffle_participations" USING btree ("raffle_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_participations_number" ON "raffle_participations" USING btree ("raffle_id","number");--> statement-breakpoint
CREATE INDEX "raffle_prizes_raffle" ON "raffle_prizes" USING btree ("raffle_id","id");