CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"username" text NOT NULL,
	"company_name" text,
	"phone_number" text,
	"company_size_id" uuid,
	"info_source_id" uuid,
	"headline" jsonb,
	"bio" jsonb,
	"picture_id" uuid,
	"primary_colour" text DEFAULT '#2563eb' NOT NULL,
	"second_colour" text DEFAULT '#b45309' NOT NULL,
	"text_colour" text DEFAULT '#1f2937' NOT NULL,
	"audiences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_sizes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"user_id" uuid NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"device" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "devices_user_id_address_hash_device_pk" PRIMARY KEY("user_id","address_hash","device")
);
--> statement-breakpoint
CREATE TABLE "educations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"school_name" jsonb NOT NULL,
	"school_name_key_en" text collate "C" NOT NULL,
	"school_name_key_am" text collate "C" NOT NULL,
	"degree" jsonb NOT NULL,
	"field_of_study" jsonb NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"grade" text,
	"description" jsonb,
	"picture_id" uuid
);
--> statement-breakpoint
CREATE TABLE "employments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_account_id" uuid NOT NULL,
	"employee_account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"offer_id" uuid,
	"job_title" text NOT NULL,
	"started_on" date NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lifecycle" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"user_id" uuid,
	"account_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_operation_key_pk" PRIMARY KEY("user_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "info_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_error" text,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_account_id" uuid NOT NULL,
	"employee_account_id" uuid,
	"employee_email_key" text NOT NULL,
	"status" text NOT NULL,
	"roles" jsonb NOT NULL,
	"job_title" text NOT NULL,
	"job_description" text NOT NULL,
	"employment_type" text NOT NULL,
	"location_type" text NOT NULL,
	"salary" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"rejection_note" text,
	"read_at" timestamp (3) with time zone,
	"seen_version" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"phone_number" text NOT NULL,
	"first_name" text,
	"middle_name" text,
	"last_name" text,
	"company_name" text,
	"company_size_id" uuid,
	"info_source_id" uuid,
	"language" text NOT NULL,
	"token_hash" "bytea",
	"token_expires_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"visible" boolean NOT NULL,
	"audience" jsonb NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sections_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"template" text DEFAULT 'starter' NOT NULL,
	"status" text DEFAULT 'unpublished' NOT NULL,
	"indexable" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"content_version" integer DEFAULT 1 NOT NULL,
	"content_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tiers" (
	"key" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"accounts" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usernames" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"state" text NOT NULL,
	"reason" text,
	"held_for" text,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" smallint NOT NULL,
	"first_name" text,
	"middle_name" text,
	"last_name" text,
	"display_name" jsonb,
	"phone_number" text,
	"language" text NOT NULL,
	"tier_key" text NOT NULL,
	"current_account_id" uuid,
	"email_verified_at" timestamp (3) with time zone NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"audiences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "views" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewer" "bytea" NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "views_account_id_day_viewer_source_pk" PRIMARY KEY("account_id","day","viewer","source")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_company_size_id_company_sizes_id_fk" FOREIGN KEY ("company_size_id") REFERENCES "public"."company_sizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_info_source_id_info_sources_id_fk" FOREIGN KEY ("info_source_id") REFERENCES "public"."info_sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_company_account_id_accounts_id_fk" FOREIGN KEY ("company_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_employee_account_id_accounts_id_fk" FOREIGN KEY ("employee_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_account_id_accounts_id_fk" FOREIGN KEY ("company_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_employee_account_id_accounts_id_fk" FOREIGN KEY ("employee_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usernames" ADD CONSTRAINT "usernames_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tier_key_tiers_key_fk" FOREIGN KEY ("tier_key") REFERENCES "public"."tiers"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_owner" ON "accounts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "company_sizes_position" ON "company_sizes" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "educations_account" ON "educations" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "employments_user" ON "employments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "employments_company" ON "employments" USING btree ("company_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employments_current" ON "employments" USING btree ("company_account_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "files_account" ON "files" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "files_staged" ON "files" USING btree ("created_at") WHERE state = 'staged';--> statement-breakpoint
CREATE INDEX "history_subject" ON "history" USING btree ("lifecycle","subject_id");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "info_sources_position" ON "info_sources" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "jobs_ready" ON "jobs" USING btree ("queue","run_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "offers_company" ON "offers" USING btree ("company_account_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_employee" ON "offers" USING btree ("employee_account_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_email" ON "offers" USING btree ("employee_email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash" ON "one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "qr_codes_account" ON "qr_codes" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_token" ON "registrations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "registrations_username" ON "registrations" USING btree ("username","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "skills_position" ON "skills" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "skills_name_en" ON "skills" USING btree ("name_key_en","id");--> statement-breakpoint
CREATE INDEX "skills_name_am" ON "skills" USING btree ("name_key_am","id");--> statement-breakpoint
CREATE INDEX "skills_search" ON "skills" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");