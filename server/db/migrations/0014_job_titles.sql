CREATE TABLE "job_titles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"sector_id" uuid NOT NULL,
	"description" jsonb,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_titles" ADD CONSTRAINT "job_titles_sector_id_job_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."job_sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_titles_position" ON "job_titles" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "job_titles_sector_id" ON "job_titles" USING btree ("sector_id");--> statement-breakpoint
CREATE INDEX "job_titles_name_en" ON "job_titles" USING btree ("name_key_en","id");--> statement-breakpoint
CREATE INDEX "job_titles_name_am" ON "job_titles" USING btree ("name_key_am","id");--> statement-breakpoint
CREATE INDEX "job_titles_search" ON "job_titles" USING gin ("search_key" gin_trgm_ops);