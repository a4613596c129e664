CREATE TABLE "letter_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"act" text NOT NULL,
	"user_id" uuid NOT NULL,
	"for_user_id" uuid,
	"content_version" integer NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	"void_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "letter_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"letter_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"block" integer,
	"quote" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "letter_recipients" (
	"letter_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"account_id" uuid,
	"email" text,
	"name" text,
	"copy" boolean NOT NULL,
	CONSTRAINT "letter_recipients_letter_id_place_pk" PRIMARY KEY("letter_id","place")
);
--> statement-breakpoint
CREATE TABLE "letter_versions" (
	"letter_id" uuid NOT NULL,
	"content_version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"submitted" boolean NOT NULL,
	CONSTRAINT "letter_versions_letter_id_content_version_pk" PRIMARY KEY("letter_id","content_version")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"subject" text,
	"body" jsonb,
	"amount" numeric(14, 2),
	"status" text NOT NULL,
	"route" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"level" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content_version" integer DEFAULT 1 NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"subject_key" text collate "C" NOT NULL,
	"reference" text collate "C",
	"number" integer,
	"counter_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone,
	"issued_by" uuid,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"revoke_note" text,
	CONSTRAINT "letters_number" UNIQUE("counter_id","number")
);
--> statement-breakpoint
ALTER TABLE "letter_approvals" ADD CONSTRAINT "letter_approvals_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_approvals" ADD CONSTRAINT "letter_approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_approvals" ADD CONSTRAINT "letter_approvals_for_user_id_users_id_fk" FOREIGN KEY ("for_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_comments" ADD CONSTRAINT "letter_comments_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_comments" ADD CONSTRAINT "letter_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_type_id_letter_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."letter_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_counter_id_letter_counters_id_fk" FOREIGN KEY ("counter_id") REFERENCES "public"."letter_counters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_approvals_letter" ON "letter_approvals" USING btree ("letter_id","at");--> statement-breakpoint
CREATE INDEX "letter_approvals_user" ON "letter_approvals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letter_comments_letter" ON "letter_comments" USING btree ("letter_id","created_at");--> statement-breakpoint
CREATE INDEX "letter_recipients_user" ON "letter_recipients" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "letter_recipients_account" ON "letter_recipients" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "letters_company" ON "letters" USING btree ("account_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "letters_author" ON "letters" USING btree ("account_id","author_id","changed_at");--> statement-breakpoint
CREATE INDEX "letters_waiting" ON "letters" USING btree ("account_id") WHERE status = 'in_review';--> statement-breakpoint
CREATE INDEX "letters_type" ON "letters" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "letters_search" ON "letters" USING gin ("search_key" gin_trgm_ops);