CREATE TABLE "page_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reporter_email" text,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_reports_queue" ON "page_reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "page_reports_account" ON "page_reports" USING btree ("account_id");