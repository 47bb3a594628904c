CREATE TABLE "call_limits" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"writes_a_minute" integer NOT NULL,
	"uploads_a_minute" integer NOT NULL,
	"version" integer NOT NULL
);
