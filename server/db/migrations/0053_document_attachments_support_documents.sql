CREATE TABLE "document_attachments" (
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_attachments_owner_kind_owner_id_document_id_pk" PRIMARY KEY("owner_kind","owner_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "support_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_attachments" ADD CONSTRAINT "document_attachments_document_id_support_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."support_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_attachments" ADD CONSTRAINT "document_attachments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_documents" ADD CONSTRAINT "support_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_attachments_document" ON "document_attachments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_attachments_account" ON "document_attachments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "support_documents_account" ON "support_documents" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "support_documents_file" ON "support_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "support_documents_deleted" ON "support_documents" USING btree ("deleted_at") WHERE deleted_at is not null;