CREATE TABLE "skill_categories" (
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
ALTER TABLE "skills" ADD COLUMN "category_id" uuid;--> statement-breakpoint
CREATE INDEX "skill_categories_position" ON "skill_categories" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "skill_categories_name_en" ON "skill_categories" USING btree ("name_key_en","id");--> statement-breakpoint
CREATE INDEX "skill_categories_name_am" ON "skill_categories" USING btree ("name_key_am","id");--> statement-breakpoint
CREATE INDEX "skill_categories_search" ON "skill_categories" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_category_id_skill_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."skill_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skills_category_id" ON "skills" USING btree ("category_id");