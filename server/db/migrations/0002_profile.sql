CREATE TABLE "cards" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"design" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_changes" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_changes_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "fields_of_study" (
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
CREATE TABLE "personal_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"birth_date" date NOT NULL,
	"sex" text NOT NULL,
	"nationality" text NOT NULL,
	"blood_group" text NOT NULL,
	"marital_status" text NOT NULL,
	"religion" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"zone" text NOT NULL,
	"woreda" text NOT NULL,
	"kebele" text,
	"location" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_entries" (
	"list" text NOT NULL,
	"key" text NOT NULL,
	"parent" text,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "reference_entries_list_key_pk" PRIMARY KEY("list","key")
);
--> statement-breakpoint
CREATE TABLE "setup_progress" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"current" text NOT NULL,
	"skipped" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "abouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"vision" jsonb,
	"value" jsonb,
	"mission" jsonb,
	"goal" jsonb
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"company_name" jsonb NOT NULL,
	"company_name_key_en" text collate "C" NOT NULL,
	"company_name_key_am" text collate "C" NOT NULL,
	"job_title" jsonb NOT NULL,
	"location" jsonb NOT NULL,
	"employment_type" text NOT NULL,
	"location_type" text NOT NULL,
	"currently_employed" boolean NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"description" jsonb
);
--> statement-breakpoint
CREATE TABLE "hobbies" (
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
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_skills" (
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
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
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
	"image_ids" uuid[] NOT NULL,
	"price" jsonb,
	"availability" text,
	"product_link" text,
	"description" jsonb,
	"warranty_information" jsonb,
	"shipping_information" jsonb,
	"certifications" jsonb
);
--> statement-breakpoint
CREATE TABLE "published_works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"title" jsonb NOT NULL,
	"title_key_en" text collate "C" NOT NULL,
	"title_key_am" text collate "C" NOT NULL,
	"description" jsonb NOT NULL,
	"publication_date" date NOT NULL,
	"author_names" jsonb NOT NULL,
	"journal_name" jsonb NOT NULL,
	"doi" text NOT NULL,
	"citation_count" integer NOT NULL,
	"status" text NOT NULL,
	"publisher" jsonb NOT NULL,
	"country" text NOT NULL,
	"attachment_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
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
	"status" text,
	"description" jsonb,
	"key_features" jsonb,
	"benefits" jsonb,
	"pricing_packages" jsonb,
	"duration_and_availability" jsonb,
	"target_audience" jsonb,
	"delivery_method" jsonb,
	"terms_and_conditions" jsonb
);
--> statement-breakpoint
CREATE TABLE "social_medias" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"platform" text NOT NULL,
	"url" text NOT NULL,
	"url_key_en" text collate "C" NOT NULL,
	"url_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
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
	"role" jsonb NOT NULL,
	"picture_id" uuid,
	"bio" jsonb,
	"links" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"giver_name" jsonb NOT NULL,
	"giver_name_key_en" text collate "C" NOT NULL,
	"giver_name_key_am" text collate "C" NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"picture_id" uuid NOT NULL,
	"rating" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "nickname" jsonb;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "job_title" jsonb;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "work_email" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "work_phone_number" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "salary" jsonb;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "employment_status" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "primary_colour" text DEFAULT '#2563eb' NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "second_colour" text DEFAULT '#b45309' NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "text_colour" text DEFAULT '#1f2937' NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "font" text DEFAULT 'noto' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "calendar" text DEFAULT 'gregorian' NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_details" ADD CONSTRAINT "personal_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setup_progress" ADD CONSTRAINT "setup_progress_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abouts" ADD CONSTRAINT "abouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hobbies" ADD CONSTRAINT "hobbies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_skills" ADD CONSTRAINT "person_skills_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_works" ADD CONSTRAINT "published_works_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_works" ADD CONSTRAINT "published_works_attachment_id_files_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_medias" ADD CONSTRAINT "social_medias_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_changes_token" ON "contact_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "fields_of_study_position" ON "fields_of_study" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "fields_of_study_name_en" ON "fields_of_study" USING btree ("name_key_en","id");--> statement-breakpoint
CREATE INDEX "fields_of_study_name_am" ON "fields_of_study" USING btree ("name_key_am","id");--> statement-breakpoint
CREATE INDEX "fields_of_study_search" ON "fields_of_study" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reference_entries_order" ON "reference_entries" USING btree ("list","position");--> statement-breakpoint
CREATE INDEX "abouts_account" ON "abouts" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "experiences_account" ON "experiences" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "hobbies_account" ON "hobbies" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "person_skills_account" ON "person_skills" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "products_account" ON "products" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "published_works_account" ON "published_works" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "services_account" ON "services" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "social_medias_account" ON "social_medias" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "team_members_account" ON "team_members" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "testimonials_account" ON "testimonials" USING btree ("account_id","position");--> statement-breakpoint
-- Colours belong to how a site is dressed: each account's own go there before they leave the account.
INSERT INTO "sites" ("account_id", "content_at") SELECT "id", now() FROM "accounts" WHERE "kind" = 'individual' AND ("primary_colour", "second_colour", "text_colour") <> ('#2563eb', '#b45309', '#1f2937') ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "sites" s SET "primary_colour" = a."primary_colour", "second_colour" = a."second_colour", "text_colour" = a."text_colour" FROM "accounts" a WHERE a."id" = s."account_id";
