ALTER TABLE "job_applications" ADD COLUMN "match_score" integer;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "match" jsonb;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "source" text;