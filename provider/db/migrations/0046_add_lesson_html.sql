ALTER TABLE "course_lessons" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD COLUMN "content_html" text;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD COLUMN "content_html_en" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "last_lesson" integer DEFAULT 0 NOT NULL;