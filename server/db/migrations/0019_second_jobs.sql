DROP INDEX "employments_current";--> statement-breakpoint
ALTER TABLE "employments" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "employments" ADD COLUMN "agreed_last_day" date;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "current_job" text DEFAULT 'ends' NOT NULL;--> statement-breakpoint
CREATE INDEX "employments_replaced_by" ON "employments" USING btree ("replaced_by") WHERE replaced_by is not null;