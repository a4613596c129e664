CREATE TABLE "job_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"mails" text NOT NULL,
	"next_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"job_key" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_jobs" (
	"account_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "told_jobs_account_id_posting_id_pk" PRIMARY KEY("account_id","posting_id")
);
--> statement-breakpoint
ALTER TABLE "job_searches" ADD CONSTRAINT "job_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_posting_id_job_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_jobs" ADD CONSTRAINT "told_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_jobs" ADD CONSTRAINT "told_jobs_posting_id_job_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_searches_once" ON "job_searches" USING btree ("account_id","search");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_jobs_once" ON "saved_jobs" USING btree ("account_id","posting_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_since" ON "saved_jobs" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_jobs_posting" ON "saved_jobs" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "told_jobs_posting" ON "told_jobs" USING btree ("posting_id");