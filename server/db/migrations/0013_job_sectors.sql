CREATE TABLE "job_sectors" (
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
CREATE INDEX "job_sectors_position" ON "job_sectors" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "job_sectors_name_en" ON "job_sectors" USING btree ("name_key_en","id");--> statement-breakpoint
CREATE INDEX "job_sectors_name_am" ON "job_sectors" USING btree ("name_key_am","id");--> statement-breakpoint
CREATE INDEX "job_sectors_search" ON "job_sectors" USING gin ("search_key" gin_trgm_ops);