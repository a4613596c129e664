CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"style" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"until" date,
	"indexed" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"slug" text,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resumes_account" ON "resumes" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_slug" ON "resumes" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "resumes_deleted" ON "resumes" USING btree ("deleted_at") WHERE deleted_at is not null;