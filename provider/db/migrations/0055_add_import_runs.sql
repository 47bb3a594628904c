CREATE TABLE "import_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"videos" jsonb,
	"photos" jsonb,
	"problems" text[] NOT NULL,
	"problem_count" integer NOT NULL,
	"error" text NOT NULL
);
