CREATE TABLE "deleted_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"account_id" uuid,
	"row" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "watch_hash" "bytea";--> statement-breakpoint
CREATE INDEX "deleted_entries_at" ON "deleted_entries" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "registrations_watch" ON "registrations" USING btree ("watch_hash");