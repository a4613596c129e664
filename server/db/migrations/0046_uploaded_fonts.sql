CREATE TABLE "uploaded_fonts" (
	"key" text PRIMARY KEY NOT NULL,
	"scripts" jsonb NOT NULL,
	"faces" jsonb NOT NULL,
	"licence_name" text NOT NULL,
	"licence" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
