CREATE TABLE "site_texts" (
	"name" text PRIMARY KEY NOT NULL,
	"text" text,
	"text_en" text,
	"shipped" text NOT NULL,
	"shipped_en" text NOT NULL,
	"version" integer NOT NULL
);
