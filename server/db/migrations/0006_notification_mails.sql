ALTER TABLE "users" ADD COLUMN "mails_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "mailed_at";