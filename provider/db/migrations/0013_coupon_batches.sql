CREATE TABLE "coupon_batches" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"seed" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "short_missions" ADD COLUMN "batch_id" integer;--> statement-breakpoint
ALTER TABLE "short_missions" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "short_missions" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupon_batches" ADD CONSTRAINT "coupon_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_missions" ADD CONSTRAINT "short_missions_batch_id_coupon_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."coupon_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "short_missions_batch" ON "short_missions" USING btree ("batch_id","number");