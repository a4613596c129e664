CREATE TABLE "faq_sub_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"category_id" uuid NOT NULL,
	"description" jsonb,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "faq_sub_categories" ADD CONSTRAINT "faq_sub_categories_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_sub_categories_position" ON "faq_sub_categories" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "faq_sub_categories_category_id" ON "faq_sub_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "faq_sub_categories_name_en" ON "faq_sub_categories" USING btree ("name_key_en","id");--> statement-breakpoint
CREATE INDEX "faq_sub_categories_name_am" ON "faq_sub_categories" USING btree ("name_key_am","id");--> statement-breakpoint
CREATE INDEX "faq_sub_categories_search" ON "faq_sub_categories" USING gin ("search_key" gin_trgm_ops);