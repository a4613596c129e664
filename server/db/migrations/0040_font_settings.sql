CREATE TABLE "font_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"name" jsonb,
	"active" boolean NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
