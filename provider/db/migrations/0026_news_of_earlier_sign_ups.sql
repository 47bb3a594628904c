-- Whoever ticked the box of the sign-up before attendees were kept takes the news that the same box has
-- brought since, at the address they have proved; in Korean, since nobody asked for their language then.
INSERT INTO "marketing_attendees" ("user_id", "topics", "consent", "source", "locale", "agreed_at", "confirmed_at")
SELECT "id", '["letter","events","offers"]', '1', 'signup', 'ko', "marketing_agreed_at", "marketing_agreed_at"
FROM "users"
WHERE "marketing_agreed_at" IS NOT NULL AND "email_verified_at" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "consents" ("user_id", "kind", "version", "agreed_at")
SELECT "user_id", 'marketing', "consent", "agreed_at"
FROM "marketing_attendees"
WHERE "user_id" IS NOT NULL
ON CONFLICT DO NOTHING;
