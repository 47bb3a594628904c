CREATE TABLE "new_member_limits" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"enabled" boolean NOT NULL,
	"days" integer NOT NULL,
	"links" boolean NOT NULL,
	"pictures" boolean NOT NULL,
	"posts_a_day" integer NOT NULL,
	"comments_a_day" integer NOT NULL,
	"version" integer NOT NULL
);
