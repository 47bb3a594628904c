CREATE TABLE "home_sections" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer,
	"shown" boolean DEFAULT true NOT NULL
);
