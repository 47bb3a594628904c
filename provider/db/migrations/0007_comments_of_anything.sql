DROP TABLE "comments" CASCADE;--> statement-breakpoint
DROP TABLE "forum_categories" CASCADE;--> statement-breakpoint
DROP TABLE "forum_events" CASCADE;--> statement-breakpoint
DROP TABLE "forum_tags" CASCADE;--> statement-breakpoint
DROP TABLE "forums" CASCADE;--> statement-breakpoint
DROP TABLE "topic_likes" CASCADE;--> statement-breakpoint
DROP TABLE "topic_views" CASCADE;--> statement-breakpoint
DROP TABLE "topic_words" CASCADE;--> statement-breakpoint
DROP TABLE "topics" CASCADE;--> statement-breakpoint
DROP TABLE "idempotency_keys" CASCADE;--> statement-breakpoint
DROP TABLE "sessions" CASCADE;--> statement-breakpoint
DROP TABLE "single_use_tokens" CASCADE;--> statement-breakpoint
DROP TABLE "social_accounts" CASCADE;--> statement-breakpoint
DROP TABLE "users" CASCADE;