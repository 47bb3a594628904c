CREATE TABLE "course_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"answer" text NOT NULL,
	"resource_urls" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_lessons" (
	"course_id" integer NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"content" text NOT NULL,
	"content_en" text NOT NULL,
	"steps" jsonb NOT NULL,
	"steps_en" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"image" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"image_alt_en" text DEFAULT '' NOT NULL,
	"video_id" integer,
	CONSTRAINT "course_lessons_course_id_number_pk" PRIMARY KEY("course_id","number")
);
--> statement-breakpoint
CREATE TABLE "course_progress" (
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"number" integer NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_progress_user_id_course_id_number_pk" PRIMARY KEY("user_id","course_id","number")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"image" text NOT NULL,
	"task" text NOT NULL,
	"task_en" text NOT NULL,
	"question" text NOT NULL,
	"question_en" text NOT NULL,
	"position" integer NOT NULL,
	"closes_at" timestamp with time zone,
	"application_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_attendees" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"email" text,
	"topics" jsonb NOT NULL,
	"consent" text NOT NULL,
	"source" text NOT NULL,
	"locale" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "course_applications" ADD CONSTRAINT "course_applications_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_applications" ADD CONSTRAINT "course_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_attendees" ADD CONSTRAINT "marketing_attendees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_applications_once" ON "course_applications" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "course_applications_user" ON "course_applications" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug" ON "courses" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_attendees_user" ON "marketing_attendees" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_attendees_email" ON "marketing_attendees" USING btree ("email");--> statement-breakpoint
CREATE INDEX "marketing_attendees_waiting" ON "marketing_attendees" USING btree ("agreed_at") WHERE confirmed_at is null;