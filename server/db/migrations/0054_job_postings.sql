CREATE TABLE "job_posting_skills" (
	"posting_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "job_posting_skills_posting_id_skill_id_pk" PRIMARY KEY("posting_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "job_postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"title" jsonb NOT NULL,
	"title_key_en" text collate "C" NOT NULL,
	"title_key_am" text collate "C" NOT NULL,
	"job_title_id" uuid,
	"sector_id" uuid,
	"description" jsonb,
	"responsibilities" jsonb,
	"requirements" jsonb,
	"employment_type" text,
	"location_type" text,
	"region" text,
	"city" jsonb,
	"salary_from" double precision,
	"salary_to" double precision,
	"currency" text NOT NULL,
	"salary_period" text NOT NULL,
	"salary_shown" boolean NOT NULL,
	"experience_years" integer,
	"education_level" text,
	"vacancies" integer NOT NULL,
	"deadline" date,
	"time_zone" text NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"reply_within" integer,
	"questions" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"slug" text,
	"code" text NOT NULL,
	"review_note" text,
	"published_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_posting_skills" ADD CONSTRAINT "job_posting_skills_posting_id_job_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."job_postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting_skills" ADD CONSTRAINT "job_posting_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_job_title_id_job_titles_id_fk" FOREIGN KEY ("job_title_id") REFERENCES "public"."job_titles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_sector_id_job_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."job_sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_posting_skills_skill" ON "job_posting_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "job_postings_account" ON "job_postings" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_postings_slug" ON "job_postings" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "job_postings_code" ON "job_postings" USING btree ("code");--> statement-breakpoint
CREATE INDEX "job_postings_open" ON "job_postings" USING btree ("status","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "job_postings_closing" ON "job_postings" USING btree ("status","closes_at");--> statement-breakpoint
CREATE INDEX "job_postings_job_title" ON "job_postings" USING btree ("job_title_id");--> statement-breakpoint
CREATE INDEX "job_postings_sector" ON "job_postings" USING btree ("sector_id");