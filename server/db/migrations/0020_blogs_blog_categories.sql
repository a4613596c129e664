CREATE TABLE "blogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"title" jsonb NOT NULL,
	"slug" text,
	"category_id" uuid NOT NULL,
	"author_name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"cover_id" uuid,
	"body" jsonb NOT NULL,
	"title_key_en" text collate "C" NOT NULL,
	"title_key_am" text collate "C" NOT NULL,
	"publishing_status" text DEFAULT 'draft' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"slug" text,
	"description" jsonb,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blogs_position" ON "blogs" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "blogs_published" ON "blogs" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "blogs_cover_id" ON "blogs" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "blogs_category_id" ON "blogs" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "blogs_slug" ON "blogs" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blogs_title_en" ON "blogs" USING btree ("title_key_en","id");--> statement-breakpoint
CREATE INDEX "blogs_title_am" ON "blogs" USING btree ("title_key_am","id");--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_categories_position" ON "blog_categories" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "blog_categories_slug" ON "blog_categories" USING btree ("slug");