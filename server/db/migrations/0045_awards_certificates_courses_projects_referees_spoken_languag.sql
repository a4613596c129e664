CREATE TABLE "awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"title" jsonb NOT NULL,
	"awarder" jsonb,
	"awarded_on" date,
	"awarded_known" text,
	"description" jsonb,
	"title_key_en" text collate "C" NOT NULL,
	"title_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"issuer" jsonb NOT NULL,
	"issued_on" date,
	"issued_known" text,
	"expires_on" date,
	"expires_known" text,
	"number" text,
	"link" text,
	"attachment_id" uuid,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"provider" jsonb,
	"completed_on" date,
	"completed_known" text,
	"link" text,
	"description" jsonb,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"role" jsonb,
	"start_date" date,
	"start_known" text,
	"end_date" date,
	"end_known" text,
	"link" text,
	"description" jsonb,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"job_title" jsonb,
	"organisation" jsonb,
	"relation" jsonb,
	"phone" text,
	"email" text,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spoken_languages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"level" text NOT NULL,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"text" jsonb
);
--> statement-breakpoint
CREATE TABLE "volunteerings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"organisation" jsonb NOT NULL,
	"role" jsonb NOT NULL,
	"location" jsonb,
	"start_date" date,
	"start_known" text,
	"end_date" date,
	"end_known" text,
	"link" text,
	"description" jsonb,
	"organisation_key_en" text collate "C" NOT NULL,
	"organisation_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_attachment_id_files_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referees" ADD CONSTRAINT "referees_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_languages" ADD CONSTRAINT "spoken_languages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteerings" ADD CONSTRAINT "volunteerings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "awards_account" ON "awards" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "certificates_account" ON "certificates" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "courses_account" ON "courses" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "projects_account" ON "projects" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "referees_account" ON "referees" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "spoken_languages_account" ON "spoken_languages" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "summaries_account" ON "summaries" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "volunteerings_account" ON "volunteerings" USING btree ("account_id","position");