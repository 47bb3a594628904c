ALTER TABLE "store_credits" ADD COLUMN "username" text;--> statement-breakpoint
UPDATE "store_credits" SET "username" = "users"."username" FROM "users"
WHERE "users"."id" = "store_credits"."user_id" AND "store_credits"."status" = 'pending' AND "users"."username" NOT LIKE '~%';
