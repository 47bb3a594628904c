ALTER TABLE "consents" ADD COLUMN "subject" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_user_id_kind_pk";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_kind_subject_pk" PRIMARY KEY("user_id","kind","subject");
