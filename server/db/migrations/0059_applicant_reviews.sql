CREATE TABLE "applicant_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicant_ratings" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"scores" jsonb NOT NULL,
	"comment" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applicant_ratings_application_id_user_id_pk" PRIMARY KEY("application_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interviewer_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"application_id" uuid,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_criteria" (
	"posting_id" uuid PRIMARY KEY NOT NULL,
	"criteria" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "for_user_id" uuid;--> statement-breakpoint
ALTER TABLE "applicant_notes" ADD CONSTRAINT "applicant_notes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_notes" ADD CONSTRAINT "applicant_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_ratings" ADD CONSTRAINT "applicant_ratings_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_ratings" ADD CONSTRAINT "applicant_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_assignments" ADD CONSTRAINT "interviewer_assignments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_assignments" ADD CONSTRAINT "interviewer_assignments_posting_id_job_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_assignments" ADD CONSTRAINT "interviewer_assignments_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewer_assignments" ADD CONSTRAINT "interviewer_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_criteria" ADD CONSTRAINT "rating_criteria_posting_id_job_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_notes_application" ON "applicant_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "applicant_notes_author" ON "applicant_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "applicant_ratings_user" ON "applicant_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviewer_assignments_applicant" ON "interviewer_assignments" USING btree ("application_id","user_id") WHERE application_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "interviewer_assignments_posting" ON "interviewer_assignments" USING btree ("posting_id","user_id") WHERE application_id is null;--> statement-breakpoint
CREATE INDEX "interviewer_assignments_user" ON "interviewer_assignments" USING btree ("user_id","account_id");--> statement-breakpoint
CREATE INDEX "interviewer_assignments_of_posting" ON "interviewer_assignments" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "interviewer_assignments_account" ON "interviewer_assignments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "notifications_for_user" ON "notifications" USING btree ("for_user_id") WHERE for_user_id is not null;