-- Entries that were not drawn yet take the numbers behind those that were, in the order they were made.
UPDATE "raffle_participations" SET "number" = ranked.number
FROM (
  SELECT waiting.id, raffles.drawn + row_number() OVER (PARTITION BY waiting.raffle_id ORDER BY waiting.id) AS number
  FROM "raffle_participations" AS waiting JOIN "raffles" ON raffles.id = waiting.raffle_id
  WHERE waiting.number IS NULL
) AS ranked
WHERE ranked.id = "raffle_participations".id;--> statement-breakpoint
ALTER TABLE "raffle_participations" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD COLUMN "entrant" text;--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD COLUMN "salt" text;--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD COLUMN "chain" text;--> statement-breakpoint
ALTER TABLE "raffles" ADD COLUMN "chain" text;--> statement-breakpoint
ALTER TABLE "raffles" ADD COLUMN "beacon_round" integer;--> statement-breakpoint
ALTER TABLE "raffles" ADD COLUMN "beacon_randomness" text;--> statement-breakpoint
ALTER TABLE "raffles" ADD COLUMN "beacon_signature" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Pictures that applications show and no public page does.
UPDATE "files" SET "is_private" = true
WHERE "id" IN (
  SELECT unnest(files_named(to_jsonb(event_applications), '{resource_urls}')) FROM "event_applications"
  UNION SELECT unnest(files_named(to_jsonb(course_applications), '{resource_urls}')) FROM "course_applications"
) AND "id" NOT IN (
  SELECT unnest(files_named(to_jsonb(users), '{avatar}')) FROM "users"
  UNION SELECT unnest(files_named(to_jsonb(topics), '{files}')) FROM "topics"
  UNION SELECT unnest(files_named(to_jsonb(posts), '{content,cover}')) FROM "posts"
  UNION SELECT unnest(files_named(to_jsonb(challenge_checks), '{image,resource_urls}')) FROM "challenge_checks"
);
