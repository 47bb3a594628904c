DROP TABLE "notification_actors" CASCADE;--> statement-breakpoint
DROP TABLE "notification_counts" CASCADE;--> statement-breakpoint
DROP TABLE "notifications" CASCADE;--> statement-breakpoint
DROP TABLE "ledger_balances" CASCADE;--> statement-breakpoint
DROP TABLE "ledger_entries" CASCADE;--> statement-breakpoint
DROP TABLE "point_lots" CASCADE;--> statement-breakpoint
DROP TABLE "store_credits" CASCADE;