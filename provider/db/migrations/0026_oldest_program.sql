-- The oldest program that can run on this database, by the number of migrations that it has. A migration that takes
-- away or renames what the programs before it use raises it to its own number, counted from 1.
CREATE TABLE "drizzle"."oldest_program" ("migrations" integer NOT NULL);--> statement-breakpoint
-- 0023 renamed a column of missions.
INSERT INTO "drizzle"."oldest_program" VALUES (24);
