CREATE TABLE "kept_resume_keys" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"kept" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_resume_keys" ADD CONSTRAINT "kept_resume_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;