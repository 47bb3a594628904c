CREATE TABLE "hidden_profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"introduction" text NOT NULL,
	"avatar" text,
	"social" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hidden_profiles" ADD CONSTRAINT "hidden_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION shown_to_few(named jsonb, shown_in name) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT shown_in IN ('revisions', 'hidden_profiles') OR coalesce(named ->> 'status', '') IN ('hidden', 'deleted', 'left')
$$;--> statement-breakpoint
CREATE TRIGGER hidden_profiles_show_files AFTER INSERT OR DELETE OR UPDATE OF avatar ON hidden_profiles
FOR EACH ROW EXECUTE FUNCTION count_shown_files('avatar');
