ALTER TABLE "manager_log" ADD COLUMN "before" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "manager_log" ADD COLUMN "after" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "manager_log_manager" ON "manager_log" USING btree ("manager_id","id");--> statement-breakpoint
CREATE INDEX "manager_log_subject" ON "manager_log" USING btree ("subject","subject_id");