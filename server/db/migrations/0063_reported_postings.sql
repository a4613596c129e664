ALTER TABLE "page_reports" ADD COLUMN "posting_id" uuid;--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_posting_id_job_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_postings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_reports_posting" ON "page_reports" USING btree ("posting_id");