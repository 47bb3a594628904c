CREATE TABLE "saved_replies" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "saved_replies_title" UNIQUE("title")
);
