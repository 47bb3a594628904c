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
	"taken_back" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "post_words" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL
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
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_words" ADD CONSTRAINT "post_words_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_product_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."product_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "post_words_grams" ON "post_words" USING gin (grams(words));--> statement-breakpoint
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
CREATE INDEX "products_deals" ON "products" USING btree ("deal","deal_ends_at") WHERE deal is not null;