-- The store knows credits that it was sent before by their ids.
UPDATE "store_credits" SET "key" = 'gyeol-credit-' || "id";--> statement-breakpoint
-- What was converted before there was a store is sent to one under this name, also once the member is erased.
UPDATE "store_credits" SET "username" = "users"."username" FROM "users"
WHERE "users"."id" = "store_credits"."user_id" AND "store_credits"."status" = 'recorded' AND "users"."username" NOT LIKE '~%';
