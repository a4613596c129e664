CREATE TABLE "section_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"name" jsonb,
	"for_individuals" boolean NOT NULL,
	"for_companies" boolean NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "section_order" jsonb;