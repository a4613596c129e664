CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"title" jsonb NOT NULL,
	"kind" text NOT NULL,
	"effective_from" date NOT NULL,
	"changes" jsonb,
	"body" jsonb NOT NULL,
	"title_key_en" text collate "C" NOT NULL,
	"title_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "policies_position" ON "policies" USING btree ("position","id");