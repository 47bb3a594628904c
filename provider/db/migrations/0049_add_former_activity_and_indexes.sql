CREATE TABLE "former_activity" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "former_activity_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
CREATE INDEX "questions_accepted" ON "questions" USING btree ("accepted_id") WHERE accepted_id is not null;--> statement-breakpoint
CREATE INDEX "raffle_participations_prize" ON "raffle_participations" USING btree ("prize_id") WHERE prize_id is not null;--> statement-breakpoint
CREATE INDEX "users_roles" ON "users" USING btree ("role") WHERE role <> 'member';