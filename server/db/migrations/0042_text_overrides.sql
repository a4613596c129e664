CREATE TABLE "text_overrides" (
	"id" text PRIMARY KEY NOT NULL,
	"en" text,
	"am" text,
	"version" integer NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
