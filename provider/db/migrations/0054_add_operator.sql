CREATE TABLE "operator" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"representative" text NOT NULL,
	"registration_number" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"version" integer NOT NULL
);
