CREATE TABLE "challenge_check_ins" (
	"id" serial PRIMARY KEY NOT NULL,
	"participant_id" integer NOT NULL,
	"day" date NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"resource_urls" jsonb NOT NULL,
	"heart_count" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"challenge_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"invite_code" text NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_groups_invite_code_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "challenge_hearts" (
	"check_in_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_hearts_check_in_id_user_id_pk" PRIMARY KEY("check_in_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "challenge_participants" (
	"id" serial PRIMARY KEY NOT NULL,
	"challenge_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"group_id" integer,
	"answer1" text DEFAULT '' NOT NULL,
	"answer2" text DEFAULT '' NOT NULL,
	"review" text DEFAULT '' NOT NULL,
	"review_status" text DEFAULT 'published' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"check_in_count" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"rules" jsonb NOT NULL,
	"rules_en" jsonb NOT NULL,
	"question1" text DEFAULT '' NOT NULL,
	"question1_en" text DEFAULT '' NOT NULL,
	"question2" text DEFAULT '' NOT NULL,
	"question2_en" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"opens_at" time DEFAULT '00:00:00' NOT NULL,
	"closes_at" time DEFAULT '23:59:59' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Seoul',
	"group_size" integer DEFAULT 0 NOT NULL,
	"needs_photo" boolean DEFAULT false NOT NULL,
	"participant_count" integer DEFAULT 0 NOT NULL,
	"check_in_count" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"parent_id" integer,
	"content" text NOT NULL,
	"show_manager_badge" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"listed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_counts" (
	"kind" text PRIMARY KEY NOT NULL,
	"published" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_tags" (
	"name" text PRIMARY KEY NOT NULL,
	"photo_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "other_contents" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_search" (
	"id" integer PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"post_ids" integer[] DEFAULT '{}' NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"thread_count" integer DEFAULT 0 NOT NULL,
	"hot" double precision DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"post_type" text NOT NULL,
	"media" jsonb DEFAULT '[]' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "photos_source_id_unique" UNIQUE("source_id")
);
--> statement-breakpoint
CREATE TABLE "video_search" (
	"id" integer PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" serial PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"post_ids" integer[] DEFAULT '{}' NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"thread_count" integer DEFAULT 0 NOT NULL,
	"hot" double precision DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"duration" integer,
	"thumbnail" jsonb,
	"film" text,
	CONSTRAINT "videos_source_id_unique" UNIQUE("source_id")
);
--> statement-breakpoint
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
CREATE TABLE "event_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answer1" text DEFAULT '' NOT NULL,
	"answer2" text DEFAULT '' NOT NULL,
	"answer3" text DEFAULT '' NOT NULL,
	"resource_urls" jsonb NOT NULL,
	"instagram_username" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"zipcode" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"detail_address" text DEFAULT '' NOT NULL,
	"full_address" text DEFAULT '' NOT NULL,
	"delivery_message" text DEFAULT '' NOT NULL,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_winners" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"summary" text NOT NULL,
	"summary_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"gift" text NOT NULL,
	"gift_en" text NOT NULL,
	"choosing" text NOT NULL,
	"choosing_en" text NOT NULL,
	"image" text NOT NULL,
	"requested_fields" jsonb NOT NULL,
	"winner_count" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"announces_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone,
	"forum_event_id" integer,
	"application_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "events_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
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
CREATE TABLE "badge_awards" (
	"user_id" integer NOT NULL,
	"badge_id" integer NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "badge_awards_user_id_badge_id_pk" PRIMARY KEY("user_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" integer DEFAULT 0 NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_kind_subject_pk" PRIMARY KEY("user_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" integer NOT NULL,
	"following_id" integer NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_id_following_id_pk" PRIMARY KEY("follower_id","following_id")
);
--> statement-breakpoint
CREATE TABLE "member_counts" (
	"is_partner" boolean PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_search" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mission_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"mission_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"review" text DEFAULT '' NOT NULL,
	"review_status" text DEFAULT 'published' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"data" jsonb DEFAULT '{}' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"submitted_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"content" text NOT NULL,
	"content_en" text NOT NULL,
	"image" text NOT NULL,
	"resource_urls" jsonb DEFAULT '[]' NOT NULL,
	"question" text NOT NULL,
	"question_en" text NOT NULL,
	"choices" jsonb DEFAULT '[]' NOT NULL,
	"several" boolean DEFAULT false NOT NULL,
	"right_answers" jsonb DEFAULT '[]' NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"explanation_en" text DEFAULT '' NOT NULL,
	"min_length" integer DEFAULT 0 NOT NULL,
	"checked" boolean DEFAULT false NOT NULL,
	"reward" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"completed_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_mission_claims" (
	"short_mission_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "short_mission_claims_short_mission_id_user_id_pk" PRIMARY KEY("short_mission_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "short_missions" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"code_hash" text NOT NULL,
	"reward" integer NOT NULL,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "short_missions_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "short_missions_used" CHECK ("short_missions"."used" between 0 and "short_missions"."uses")
);
--> statement-breakpoint
CREATE TABLE "banned_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"form" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "banned_words_form_unique" UNIQUE("form")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"user_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "manager_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"manager_id" integer NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"subject_id" integer,
	"member_id" integer,
	"label" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"collapsed" boolean DEFAULT false NOT NULL,
	"folded_at" timestamp with time zone,
	"report_count" integer DEFAULT 0 NOT NULL,
	"appeal_status" text DEFAULT 'none' NOT NULL,
	"appeal_text" text DEFAULT '' NOT NULL,
	"appealed_at" timestamp with time zone,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"decision_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"file_urls" jsonb DEFAULT '[]' NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_by" integer NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"deleted_by" integer NOT NULL,
	"label" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_actors" (
	"notification_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_actors_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notification_counts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'unread' NOT NULL,
	"group_key" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"outcome" text,
	"note" text DEFAULT '' NOT NULL,
	"actor_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"user_id" integer NOT NULL,
	"ledger" text NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"refilled_on" date,
	CONSTRAINT "ledger_balances_user_id_ledger_pk" PRIMARY KEY("user_id","ledger")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"ledger" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"reversal" boolean DEFAULT false NOT NULL,
	"subject_kind" text DEFAULT '' NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"remaining" integer NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"noticed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_credits" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"won" integer NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "store_credits_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "post_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_counts" (
	"status" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_notions" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"record_map" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_search" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_views" (
	"post_id" integer NOT NULL,
	"reader" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "post_views_post_id_reader_day_pk" PRIMARY KEY("post_id","reader","day")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"type" text DEFAULT 'article' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"plain" text NOT NULL,
	"excerpt" text NOT NULL,
	"cover" jsonb,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"products" integer[] DEFAULT '{}' NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"thread_count" integer DEFAULT 0 NOT NULL,
	"hot" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"brand" text NOT NULL,
	"brand_en" text NOT NULL,
	"category" text NOT NULL,
	"image" text NOT NULL,
	"price" integer NOT NULL,
	"stores" text[] DEFAULT '{}' NOT NULL,
	"deal" text,
	"deal_price" integer,
	"deal_ends_at" timestamp with time zone,
	"href" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_likes" (
	"answer_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_likes_answer_id_user_id_pk" PRIMARY KEY("answer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"show_manager_badge" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"like_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_counts" (
	"kind" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_search" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"show_manager_badge" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"thread_count" integer DEFAULT 0 NOT NULL,
	"accepted_id" integer,
	"hot" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "questions_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "raffle_participations" (
	"id" serial PRIMARY KEY NOT NULL,
	"raffle_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'ready' NOT NULL,
	"client_seed" text NOT NULL,
	"number" integer NOT NULL,
	"participant" text,
	"salt" text,
	"chain" text,
	"prize_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"drawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "raffle_prizes" (
	"id" serial PRIMARY KEY NOT NULL,
	"raffle_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"image" text NOT NULL,
	"stock" integer NOT NULL,
	"left" integer NOT NULL,
	"odds" integer NOT NULL,
	CONSTRAINT "raffle_prizes_left" CHECK ("raffle_prizes"."left" between 0 and "raffle_prizes"."stock")
);
--> statement-breakpoint
CREATE TABLE "raffles" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"image" text NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"entered" integer DEFAULT 0 NOT NULL,
	"chain" text,
	"beacon_round" integer,
	"beacon_randomness" text,
	"beacon_signature" text
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"href" text NOT NULL,
	"image" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dropped_files" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"shown_by" integer,
	"is_private" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ranking_counts" (
	"type" text NOT NULL,
	"period" text NOT NULL,
	"date" date NOT NULL,
	"count" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ranking_counts_type_period_date_pk" PRIMARY KEY("type","period","date")
);
--> statement-breakpoint
CREATE TABLE "rankings" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"period" text NOT NULL,
	"date" date NOT NULL,
	"user_id" integer NOT NULL,
	"score" integer NOT NULL,
	"place" integer NOT NULL,
	"movement" integer
);
--> statement-breakpoint
CREATE TABLE "survey_results" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"claim" text,
	"kind" text NOT NULL,
	"answers" jsonb NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"axes" jsonb DEFAULT '[]' NOT NULL,
	"score" integer,
	"confidence" integer DEFAULT 0 NOT NULL,
	"consent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"forum_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"forum_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"forum_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forums" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"topic_count" integer DEFAULT 0 NOT NULL,
	"last_topic_at" timestamp with time zone,
	CONSTRAINT "forums_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "topic_likes" (
	"topic_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topic_likes_topic_id_user_id_pk" PRIMARY KEY("topic_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "topic_search" (
	"topic_id" integer PRIMARY KEY NOT NULL,
	"forum_id" integer NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_views" (
	"topic_id" integer NOT NULL,
	"reader" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "topic_views_topic_id_reader_day_pk" PRIMARY KEY("topic_id","reader","day")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" serial PRIMARY KEY NOT NULL,
	"forum_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"event_id" integer,
	"type" text DEFAULT 'text' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"files" jsonb DEFAULT '[]' NOT NULL,
	"show_manager_badge" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"product_type" text DEFAULT '' NOT NULL,
	"skin_type" text DEFAULT '' NOT NULL,
	"survey_data" jsonb,
	"fixed" boolean DEFAULT false NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"thread_count" integer DEFAULT 0 NOT NULL,
	"hot" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"grace" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "single_use_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"email" text DEFAULT '' NOT NULL,
	"session_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "social_accounts_provider_account_pk" PRIMARY KEY("provider","account")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"nickname" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"avatar" text,
	"role" text DEFAULT 'member' NOT NULL,
	"is_partner" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp with time zone,
	"suspended_until" timestamp with time zone,
	"suspended_reason" text DEFAULT '' NOT NULL,
	"social" jsonb DEFAULT '{"instagram":"","youtube":"","blog":""}' NOT NULL,
	"account" jsonb,
	"delivery" jsonb,
	"status" text DEFAULT 'active' NOT NULL,
	"left_at" timestamp with time zone,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"skin_type" text DEFAULT '' NOT NULL,
	"show_skin_type" boolean DEFAULT false NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"following_count" integer DEFAULT 0 NOT NULL,
	"topic_count" integer DEFAULT 0 NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"terms_version" text NOT NULL,
	"terms_agreed_at" timestamp with time zone NOT NULL,
	"marketing_agreed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
ALTER TABLE "challenge_check_ins" ADD CONSTRAINT "challenge_check_ins_participant_id_challenge_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."challenge_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_groups" ADD CONSTRAINT "challenge_groups_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_groups" ADD CONSTRAINT "challenge_groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_hearts" ADD CONSTRAINT "challenge_hearts_check_in_id_challenge_check_ins_id_fk" FOREIGN KEY ("check_in_id") REFERENCES "public"."challenge_check_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_hearts" ADD CONSTRAINT "challenge_hearts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_participants" ADD CONSTRAINT "challenge_participants_group_id_challenge_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."challenge_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_search" ADD CONSTRAINT "photo_search_id_photos_id_fk" FOREIGN KEY ("id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_search" ADD CONSTRAINT "video_search_id_videos_id_fk" FOREIGN KEY ("id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_applications" ADD CONSTRAINT "course_applications_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_applications" ADD CONSTRAINT "course_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_applications" ADD CONSTRAINT "event_applications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_applications" ADD CONSTRAINT "event_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_winners" ADD CONSTRAINT "event_winners_application_id_event_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."event_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_winners" ADD CONSTRAINT "event_winners_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_forum_event_id_forum_events_id_fk" FOREIGN KEY ("forum_event_id") REFERENCES "public"."forum_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_attendees" ADD CONSTRAINT "marketing_attendees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge_awards" ADD CONSTRAINT "badge_awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_following_id_users_id_fk" FOREIGN KEY ("following_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_search" ADD CONSTRAINT "user_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_entries" ADD CONSTRAINT "mission_entries_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_entries" ADD CONSTRAINT "mission_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_entries" ADD CONSTRAINT "mission_entries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_mission_claims" ADD CONSTRAINT "short_mission_claims_short_mission_id_short_missions_id_fk" FOREIGN KEY ("short_mission_id") REFERENCES "public"."short_missions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_mission_claims" ADD CONSTRAINT "short_mission_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banned_words" ADD CONSTRAINT "banned_words_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_log" ADD CONSTRAINT "manager_log_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_log" ADD CONSTRAINT "manager_log_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_counts" ADD CONSTRAINT "notification_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_credits" ADD CONSTRAINT "store_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_credits" ADD CONSTRAINT "store_credits_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_notions" ADD CONSTRAINT "post_notions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_search" ADD CONSTRAINT "post_search_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_product_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."product_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_likes" ADD CONSTRAINT "answer_likes_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_likes" ADD CONSTRAINT "answer_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_search" ADD CONSTRAINT "question_search_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_accepted_id_answers_id_fk" FOREIGN KEY ("accepted_id") REFERENCES "public"."answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD CONSTRAINT "raffle_participations_raffle_id_raffles_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD CONSTRAINT "raffle_participations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_participations" ADD CONSTRAINT "raffle_participations_prize_id_raffle_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."raffle_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_prizes" ADD CONSTRAINT "raffle_prizes_raffle_id_raffles_id_fk" FOREIGN KEY ("raffle_id") REFERENCES "public"."raffles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rankings" ADD CONSTRAINT "rankings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_results" ADD CONSTRAINT "survey_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_categories" ADD CONSTRAINT "forum_categories_forum_id_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_events" ADD CONSTRAINT "forum_events_forum_id_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_tags" ADD CONSTRAINT "forum_tags_forum_id_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_likes" ADD CONSTRAINT "topic_likes_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_likes" ADD CONSTRAINT "topic_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_search" ADD CONSTRAINT "topic_search_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_views" ADD CONSTRAINT "topic_views_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_forum_id_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_event_id_forum_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."forum_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_use_tokens" ADD CONSTRAINT "single_use_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_use_tokens" ADD CONSTRAINT "single_use_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_check_ins_once" ON "challenge_check_ins" USING btree ("participant_id","day");--> statement-breakpoint
CREATE INDEX "challenge_groups_challenge" ON "challenge_groups" USING btree ("challenge_id","id");--> statement-breakpoint
CREATE INDEX "challenge_hearts_user" ON "challenge_hearts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_participants_once" ON "challenge_participants" USING btree ("challenge_id","user_id");--> statement-breakpoint
CREATE INDEX "challenge_participants_latest" ON "challenge_participants" USING btree ("challenge_id","checked_at" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "challenge_participants_group" ON "challenge_participants" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "challenge_participants_user" ON "challenge_participants" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "challenges_starts" ON "challenges" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "challenges_ends" ON "challenges" USING btree ("ends_on","id");--> statement-breakpoint
CREATE INDEX "challenges_participants" ON "challenges" USING btree ("participant_count","id");--> statement-breakpoint
CREATE INDEX "comments_threads" ON "comments" USING btree ("subject","subject_id","id") WHERE listed and parent_id is null;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "comments_created" ON "comments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "content_tags_used" ON "content_tags" USING btree ("photo_count","name");--> statement-breakpoint
CREATE INDEX "other_contents_new" ON "other_contents" USING btree ("status","published_at","id");--> statement-breakpoint
CREATE INDEX "other_contents_products" ON "other_contents" USING gin ("product_ids");--> statement-breakpoint
CREATE INDEX "photos_hot" ON "photos" USING btree ("status","hot","id","post_type");--> statement-breakpoint
CREATE INDEX "photos_new" ON "photos" USING btree ("status","published_at","id","post_type");--> statement-breakpoint
CREATE INDEX "photos_comments" ON "photos" USING btree ("status","comment_count","id","post_type");--> statement-breakpoint
CREATE INDEX "photos_categories" ON "photos" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "photos_tags" ON "photos" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "videos_hot" ON "videos" USING btree ("status","hot","id");--> statement-breakpoint
CREATE INDEX "videos_new" ON "videos" USING btree ("status","published_at","id");--> statement-breakpoint
CREATE INDEX "videos_views" ON "videos" USING btree ("status","view_count","id");--> statement-breakpoint
CREATE INDEX "videos_comments" ON "videos" USING btree ("status","comment_count","id");--> statement-breakpoint
CREATE INDEX "videos_categories" ON "videos" USING gin ("categories");--> statement-breakpoint
CREATE UNIQUE INDEX "course_applications_once" ON "course_applications" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "course_applications_user" ON "course_applications" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug" ON "courses" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "event_applications_once" ON "event_applications" USING btree ("event_id","user_id");--> statement-breakpoint
CREATE INDEX "event_applications_event" ON "event_applications" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "event_applications_user" ON "event_applications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "event_winners_event" ON "event_winners" USING btree ("event_id","chosen_at","application_id");--> statement-breakpoint
CREATE INDEX "events_ends" ON "events" USING btree ("ends_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_attendees_user" ON "marketing_attendees" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_attendees_email" ON "marketing_attendees" USING btree ("email");--> statement-breakpoint
CREATE INDEX "marketing_attendees_waiting" ON "marketing_attendees" USING btree ("agreed_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "follows_followers" ON "follows" USING btree ("following_id","created_at","follower_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "follows_followings" ON "follows" USING btree ("follower_id","created_at","following_id") WHERE listed;--> statement-breakpoint
CREATE UNIQUE INDEX "mission_entries_once" ON "mission_entries" USING btree ("mission_id","user_id");--> statement-breakpoint
CREATE INDEX "mission_entries_user" ON "mission_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mission_entries_waiting" ON "mission_entries" USING btree ("submitted_at","id") WHERE status = 'submitted';--> statement-breakpoint
CREATE INDEX "mission_entries_changed" ON "mission_entries" USING btree ("status","changed_at","id");--> statement-breakpoint
CREATE INDEX "mission_entries_reviews" ON "mission_entries" USING btree ("reviewed_at","id") WHERE status = 'completed' and review <> '';--> statement-breakpoint
CREATE INDEX "mission_entries_reviews_of" ON "mission_entries" USING btree ("mission_id","reviewed_at","id") WHERE status = 'completed' and review <> '';--> statement-breakpoint
CREATE INDEX "missions_starts" ON "missions" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "short_mission_claims_user_id_index" ON "short_mission_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked_id_index" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "manager_log_deed" ON "manager_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "manager_log_member" ON "manager_log" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_subject" ON "report_cases" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "report_cases_queue" ON "report_cases" USING btree ("status","collapsed","changed_at","id");--> statement-breakpoint
CREATE INDEX "report_cases_appealed" ON "report_cases" USING btree ("appeal_status","changed_at","id");--> statement-breakpoint
CREATE INDEX "report_cases_author" ON "report_cases" USING btree ("author_id","changed_at");--> statement-breakpoint
CREATE INDEX "report_cases_folded" ON "report_cases" USING btree ("subject","subject_id") WHERE collapsed;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("subject","subject_id","user_id");--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "revisions_subject" ON "revisions" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trash_subject" ON "trash" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "trash_author" ON "trash" USING btree ("author_id","deleted_at");--> statement-breakpoint
CREATE INDEX "trash_deleted" ON "trash" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "notification_actors_latest" ON "notification_actors" USING btree ("notification_id","created_at");--> statement-breakpoint
CREATE INDEX "notification_actors_user_id_index" ON "notification_actors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unread_group" ON "notifications" USING btree ("user_id","group_key") WHERE status = 'unread';--> statement-breakpoint
CREATE INDEX "notifications_group" ON "notifications" USING btree ("user_id","group_key");--> statement-breakpoint
CREATE INDEX "notifications_latest" ON "notifications" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "notifications_by_status" ON "notifications" USING btree ("user_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "notifications_old" ON "notifications" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_history" ON "ledger_entries" USING btree ("user_id","ledger","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_cause" ON "ledger_entries" USING btree ("user_id","ledger","reason","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_day" ON "ledger_entries" USING btree ("user_id","ledger","reason","created_at");--> statement-breakpoint
CREATE INDEX "point_lots_left" ON "point_lots" USING btree ("user_id","expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "point_lots_ending" ON "point_lots" USING btree ("expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "store_credits_user" ON "store_credits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "store_credits_pending" ON "store_credits" USING btree ("id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "post_likes_user" ON "post_likes" USING btree ("user_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_likes_created" ON "post_likes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "post_views_day_index" ON "post_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "posts_hot" ON "posts" USING btree ("status","hot","id");--> statement-breakpoint
CREATE INDEX "posts_new" ON "posts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "posts_views" ON "posts" USING btree ("status","view_count","id");--> statement-breakpoint
CREATE INDEX "posts_likes" ON "posts" USING btree ("status","like_count","id");--> statement-breakpoint
CREATE INDEX "posts_comments" ON "posts" USING btree ("status","comment_count","id");--> statement-breakpoint
CREATE INDEX "posts_user" ON "posts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_categories" ON "posts" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "posts_tags" ON "posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "posts_products" ON "posts" USING gin ("products");--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("status","position","id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","status");--> statement-breakpoint
CREATE INDEX "products_stores" ON "products" USING gin ("stores");--> statement-breakpoint
CREATE INDEX "products_deals" ON "products" USING btree ("deal","deal_ends_at") WHERE deal is not null;--> statement-breakpoint
CREATE INDEX "answer_likes_user_id_index" ON "answer_likes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_once" ON "answers" USING btree ("question_id","user_id") WHERE status <> 'deleted';--> statement-breakpoint
CREATE INDEX "answers_best" ON "answers" USING btree ("question_id","status","like_count","id");--> statement-breakpoint
CREATE INDEX "answers_user" ON "answers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "questions_hot" ON "questions" USING btree ("status","hot","id");--> statement-breakpoint
CREATE INDEX "questions_new" ON "questions" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_unanswered" ON "questions" USING btree ("created_at","id") WHERE status = 'published' and answer_count = 0;--> statement-breakpoint
CREATE INDEX "questions_user" ON "questions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_participations_once" ON "raffle_participations" USING btree ("raffle_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_participations_number" ON "raffle_participations" USING btree ("raffle_id","number");--> statement-breakpoint
CREATE INDEX "raffle_prizes_raffle" ON "raffle_prizes" USING btree ("raffle_id","id");--> statement-breakpoint
CREATE INDEX "files_user_id_index" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_shown_no_more" ON "files" USING btree ("id") WHERE shown_by = 0 and user_id is not null;--> statement-breakpoint
CREATE INDEX "files_never_shown" ON "files" USING btree ("created_at") WHERE shown_by is null and user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rankings_member" ON "rankings" USING btree ("type","period","date","user_id");--> statement-breakpoint
CREATE INDEX "rankings_place" ON "rankings" USING btree ("type","period","date","place");--> statement-breakpoint
CREATE INDEX "survey_results_user" ON "survey_results" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "survey_results_claim" ON "survey_results" USING btree ("claim") WHERE claim is not null;--> statement-breakpoint
CREATE INDEX "survey_results_unclaimed" ON "survey_results" USING btree ("created_at") WHERE user_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_categories_forum_id_slug_index" ON "forum_categories" USING btree ("forum_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_events_forum_id_slug_index" ON "forum_events" USING btree ("forum_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_tags_forum_id_slug_index" ON "forum_tags" USING btree ("forum_id","slug");--> statement-breakpoint
CREATE INDEX "topic_likes_user_id_index" ON "topic_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "topic_likes_created" ON "topic_likes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "topic_views_day_index" ON "topic_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "topics_forum_hot" ON "topics" USING btree ("forum_id","status","hot","id","view_count","fixed");--> statement-breakpoint
CREATE INDEX "topics_forum_new" ON "topics" USING btree ("forum_id","status","created_at","id","view_count","fixed");--> statement-breakpoint
CREATE INDEX "topics_forum_views" ON "topics" USING btree ("forum_id","status","view_count","id","fixed");--> statement-breakpoint
CREATE INDEX "topics_forum_likes" ON "topics" USING btree ("forum_id","status","like_count","id","view_count","fixed");--> statement-breakpoint
CREATE INDEX "topics_forum_comments" ON "topics" USING btree ("forum_id","status","comment_count","id","view_count","fixed");--> statement-breakpoint
CREATE INDEX "topics_hot" ON "topics" USING btree ("status","hot","id","view_count");--> statement-breakpoint
CREATE INDEX "topics_new" ON "topics" USING btree ("status","created_at","id","view_count");--> statement-breakpoint
CREATE INDEX "topics_views" ON "topics" USING btree ("status","view_count","id");--> statement-breakpoint
CREATE INDEX "topics_likes" ON "topics" USING btree ("status","like_count","id","view_count");--> statement-breakpoint
CREATE INDEX "topics_comments" ON "topics" USING btree ("status","comment_count","id","view_count");--> statement-breakpoint
CREATE INDEX "topics_user" ON "topics" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "topics_fixed" ON "topics" USING btree ("forum_id","id") WHERE fixed;--> statement-breakpoint
CREATE INDEX "topics_event" ON "topics" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "topics_categories" ON "topics" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "topics_tags" ON "topics" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "social_accounts_user_id_index" ON "social_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_email" ON "users" USING btree ("email") WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_email_index" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_hot" ON "users" USING btree ("status","active_at","id");--> statement-breakpoint
CREATE INDEX "users_new" ON "users" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_best" ON "users" USING btree ("status","follower_count","id");--> statement-breakpoint
CREATE INDEX "users_partners_hot" ON "users" USING btree ("status","active_at","id") WHERE is_partner;--> statement-breakpoint
CREATE INDEX "users_partners_new" ON "users" USING btree ("status","created_at","id") WHERE is_partner;--> statement-breakpoint
CREATE INDEX "users_partners_best" ON "users" USING btree ("status","follower_count","id") WHERE is_partner;--> statement-breakpoint
CREATE INDEX "users_skin" ON "users" USING btree ("skin_type","follower_count","id") WHERE show_skin_type;--> statement-breakpoint
CREATE INDEX "users_left" ON "users" USING btree ("left_at") WHERE left_at is not null;