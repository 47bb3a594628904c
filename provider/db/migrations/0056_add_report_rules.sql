CREATE TABLE "report_rules" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"reporters" integer NOT NULL,
	"version" integer NOT NULL
);
