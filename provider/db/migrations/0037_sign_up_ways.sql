ALTER TABLE "users" ADD COLUMN "signed_up_by" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
-- The account that a member joined with was linked in the same instant.
UPDATE "users" SET "signed_up_by" = "social_accounts"."provider" FROM "social_accounts"
WHERE "social_accounts"."user_id" = "users"."id" AND "social_accounts"."linked_at" = "users"."created_at"
  AND "social_accounts"."provider" IN ('kakao', 'naver');
