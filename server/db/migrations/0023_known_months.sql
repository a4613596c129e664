ALTER TABLE "educations" ADD COLUMN "start_known" text;--> statement-breakpoint
ALTER TABLE "educations" ADD COLUMN "end_known" text;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "start_known" text;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "end_known" text;