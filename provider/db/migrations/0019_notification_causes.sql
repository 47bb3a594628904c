CREATE TABLE "notification_causes" (
	"notification_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	CONSTRAINT "notification_causes_pk" PRIMARY KEY("notification_id","subject","subject_id","actor_id")
);
--> statement-breakpoint
ALTER TABLE "notification_causes" ADD CONSTRAINT "notification_causes_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_causes" ADD CONSTRAINT "notification_causes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_causes_content" ON "notification_causes" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "notification_causes_actor_id_index" ON "notification_causes" USING btree ("actor_id");--> statement-breakpoint
-- What earlier notifications show: of several comments in one, the latest is known by the path.
INSERT INTO "notification_causes" ("notification_id", "subject", "subject_id", "actor_id")
SELECT shown.id, shown.subject, shown.subject_id::integer, shown.actor_id
FROM (
  SELECT n.id,
    CASE WHEN n.kind IN ('comment', 'reply', 'mention') THEN 'comment' WHEN n.kind = 'answer' THEN 'answer' ELSE n.subject_type END AS subject,
    CASE WHEN n.kind IN ('comment', 'reply', 'mention', 'answer') THEN substring(n.path FROM '#(?:comment|answer)-([0-9]+)$') ELSE n.subject_id END AS subject_id,
    a.user_id AS actor_id,
    n.kind IN ('like', 'heart') OR row_number() OVER (PARTITION BY n.id ORDER BY a.created_at DESC, a.user_id DESC) = 1 AS is_shown
  FROM "notifications" n
  JOIN "notification_actors" a ON a.notification_id = n.id
  WHERE n.kind IN ('comment', 'reply', 'mention', 'answer', 'like', 'heart', 'published')
) AS shown
WHERE shown.is_shown AND shown.subject_id IS NOT NULL;
