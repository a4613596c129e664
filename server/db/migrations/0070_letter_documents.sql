CREATE TABLE "letter_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_signatures" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_signatures_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "letter_approvals" ADD COLUMN "signature_id" uuid;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD COLUMN "secret_hash" text;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD COLUMN "downloaded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "paper" jsonb;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "document_hash" text;--> statement-breakpoint
ALTER TABLE "letter_attachments" ADD CONSTRAINT "letter_attachments_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_attachments" ADD CONSTRAINT "letter_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_signatures" ADD CONSTRAINT "letter_signatures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_signatures" ADD CONSTRAINT "letter_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_signatures" ADD CONSTRAINT "letter_signatures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_attachments_letter" ON "letter_attachments" USING btree ("letter_id","created_at");--> statement-breakpoint
ALTER TABLE "letter_approvals" ADD CONSTRAINT "letter_approvals_signature_id_files_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_document_id_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_document" ON "letters" USING btree ("document_hash") WHERE document_hash is not null;--> statement-breakpoint
CREATE INDEX "letters_unsealed" ON "letters" USING btree ("issued_at") WHERE issued_at is not null and document_id is null;--> statement-breakpoint
CREATE INDEX "letters_about" ON "letters" USING btree ("about_id") WHERE about_id is not null;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_code" UNIQUE("code");