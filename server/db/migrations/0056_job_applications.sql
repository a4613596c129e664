CREATE TABLE "job_application_documents" (
	"application_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_application_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"use" text NOT NULL,
	"question_id" uuid,
	"kind" text,
	"name" jsonb,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"posting_id" uuid NOT NULL,
	"applicant_account_id" uuid,
	"status" text NOT NULL,
	"stage_before" text,
	"resume_id" uuid,
	"lang" text NOT NULL,
	"cover_letter" text,
	"answers" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"knocked_out" boolean DEFAULT false NOT NULL,
	"name" jsonb,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"email" text,
	"phone" text,
	"job_key" text collate "C" NOT NULL,
	"style" jsonb,
	"papers" jsonb,
	"photo_id" uuid,
	"applied_at" timestamp (3) with time zone,
	"reply_by" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_application_documents" ADD CONSTRAINT "job_application_documents_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_documents" ADD CONSTRAINT "job_application_documents_document_id_support_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."support_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_files" ADD CONSTRAINT "job_application_files_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_application_files" ADD CONSTRAINT "job_application_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_posting_id_job_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_applicant_account_id_accounts_id_fk" FOREIGN KEY ("applicant_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_photo_id_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_application_documents_once" ON "job_application_documents" USING btree ("application_id","document_id");--> statement-breakpoint
CREATE INDEX "job_application_documents_document" ON "job_application_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "job_application_files_application" ON "job_application_files" USING btree ("application_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "job_application_files_file" ON "job_application_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_once" ON "job_applications" USING btree ("posting_id","applicant_account_id");--> statement-breakpoint
CREATE INDEX "job_applications_posting" ON "job_applications" USING btree ("posting_id","applied_at");--> statement-breakpoint
CREATE INDEX "job_applications_applicant" ON "job_applications" USING btree ("applicant_account_id","updated_at");--> statement-breakpoint
CREATE INDEX "job_applications_resume" ON "job_applications" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "job_applications_photo" ON "job_applications" USING btree ("photo_id");