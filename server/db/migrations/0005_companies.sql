CREATE TABLE "co_owners" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "co_owners_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "company_parts" (
	"account_id" uuid NOT NULL,
	"part" text NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_parts_account_id_part_pk" PRIMARY KEY("account_id","part")
);
--> statement-breakpoint
CREATE TABLE "company_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text NOT NULL,
	"document_ids" jsonb NOT NULL,
	"remark" text,
	"note" text,
	"requested_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_account_id" uuid NOT NULL,
	"parent_id" uuid,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"function" jsonb NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "followers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_account_id" uuid NOT NULL,
	"follower_account_id" uuid,
	"email_key" text,
	"language" text NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"token_hash" "bytea",
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL,
	"number" text NOT NULL,
	"authority" jsonb NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date,
	"attachment_id" uuid,
	"reminded_of" date
);
--> statement-breakpoint
CREATE TABLE "notification_counters" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"company_account_id" uuid,
	"values" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"change" bigint NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_terms" (
	"offer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"roles" jsonb NOT NULL,
	"made_by" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offer_terms_offer_id_number_pk" PRIMARY KEY("offer_id","number")
);
--> statement-breakpoint
CREATE TABLE "ownership_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"email_key" text NOT NULL,
	"kind" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_account_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"reports_to_id" uuid,
	"title" jsonb NOT NULL,
	"title_key_en" text collate "C" NOT NULL,
	"title_key_am" text collate "C" NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"description" jsonb,
	"headcount" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "public_name" jsonb;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "employments" ADD COLUMN "position_id" uuid;--> statement-breakpoint
ALTER TABLE "employments" ADD COLUMN "rights" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "employments" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "employments" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "employments" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "employments" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "employments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "position_id" uuid;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "terms" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "search_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "employees" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "employment_id" uuid;--> statement-breakpoint
ALTER TABLE "co_owners" ADD CONSTRAINT "co_owners_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_owners" ADD CONSTRAINT "co_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_parts" ADD CONSTRAINT "company_parts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_verifications" ADD CONSTRAINT "company_verifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_verifications" ADD CONSTRAINT "company_verifications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_account_id_accounts_id_fk" FOREIGN KEY ("company_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id_departments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followers" ADD CONSTRAINT "followers_company_account_id_accounts_id_fk" FOREIGN KEY ("company_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followers" ADD CONSTRAINT "followers_follower_account_id_accounts_id_fk" FOREIGN KEY ("follower_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_attachment_id_files_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_invitations" ADD CONSTRAINT "ownership_invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_invitations" ADD CONSTRAINT "ownership_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_company_account_id_accounts_id_fk" FOREIGN KEY ("company_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_reports_to_id_positions_id_fk" FOREIGN KEY ("reports_to_id") REFERENCES "public"."positions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "co_owners_user" ON "co_owners" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_verifications_account" ON "company_verifications" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "company_verifications_queue" ON "company_verifications" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "departments_company" ON "departments" USING btree ("company_account_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "departments_parent" ON "departments" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "followers_account" ON "followers" USING btree ("company_account_id","follower_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "followers_email" ON "followers" USING btree ("company_account_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "followers_token" ON "followers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "followers_following" ON "followers" USING btree ("follower_account_id");--> statement-breakpoint
CREATE INDEX "followers_since" ON "followers" USING btree ("company_account_id","created_at");--> statement-breakpoint
CREATE INDEX "licences_account" ON "licences" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "licences_expires" ON "licences" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_change" ON "notifications" USING btree ("account_id","change");--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "ownership_invitations_account" ON "ownership_invitations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ownership_invitations_email" ON "ownership_invitations" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "positions_company_en" ON "positions" USING btree ("company_account_id","title_key_en","id");--> statement-breakpoint
CREATE INDEX "positions_company_am" ON "positions" USING btree ("company_account_id","title_key_am","id");--> statement-breakpoint
CREATE INDEX "positions_department" ON "positions" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "positions_reports_to" ON "positions" USING btree ("reports_to_id");--> statement-breakpoint
CREATE INDEX "positions_search" ON "positions" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_employment_id_employments_id_fk" FOREIGN KEY ("employment_id") REFERENCES "public"."employments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employments_position" ON "employments" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "employments_offer" ON "employments" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "employments_last_day" ON "employments" USING btree ("last_day") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "offers_position" ON "offers" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "offers_search" ON "offers" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "experiences_employment" ON "experiences" USING btree ("employment_id");--> statement-breakpoint
insert into "offer_terms" ("offer_id", "number", "terms", "roles", "made_at")
select "id", 1, jsonb_build_object('position_id', null, 'job_title', "job_title", 'job_description', "job_description", 'salary', "salary", 'currency', "currency", 'employment_type', "employment_type", 'location_type', "location_type", 'from_date', "from_date", 'to_date', "to_date", 'answer_by', null), "roles", "created_at"
from "offers";--> statement-breakpoint
update "offers" set "search_key" = lower("employee_email_key" || ' ' || "job_title");
