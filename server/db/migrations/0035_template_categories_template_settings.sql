CREATE TABLE "template_categories" (
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
CREATE TABLE "template_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"name" jsonb,
	"category_id" uuid,
	"premium" boolean NOT NULL,
	"for_individuals" boolean NOT NULL,
	"for_companies" boolean NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "template_settings" ADD CONSTRAINT "template_settings_category_id_template_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."template_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_categories_position" ON "template_categories" USING btree ("position","id");