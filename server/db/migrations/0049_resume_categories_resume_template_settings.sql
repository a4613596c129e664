CREATE TABLE "resume_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_template_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"name" jsonb,
	"category_id" uuid,
	"premium" boolean NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_template_settings" ADD CONSTRAINT "resume_template_settings_category_id_resume_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."resume_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_categories_position" ON "resume_categories" USING btree ("position","id");