CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"question" jsonb NOT NULL,
	"category_id" uuid NOT NULL,
	"sub_category_id" uuid,
	"answer" jsonb NOT NULL,
	"question_key_en" text collate "C" NOT NULL,
	"question_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_sub_category_id_faq_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."faq_sub_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faqs_position" ON "faqs" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "faqs_category_id" ON "faqs" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "faqs_sub_category_id" ON "faqs" USING btree ("sub_category_id");--> statement-breakpoint
CREATE INDEX "faqs_question_en" ON "faqs" USING btree ("question_key_en","id");--> statement-breakpoint
CREATE INDEX "faqs_question_am" ON "faqs" USING btree ("question_key_am","id");--> statement-breakpoint
CREATE INDEX "faqs_search" ON "faqs" USING gin ("search_key" gin_trgm_ops);