CREATE TABLE "letter_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"purpose" text,
	"letter_id" uuid,
	"declined_at" timestamp (3) with time zone,
	"declined_by" uuid,
	"decline_note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letter_requests" ADD CONSTRAINT "letter_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_requests" ADD CONSTRAINT "letter_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_requests" ADD CONSTRAINT "letter_requests_type_id_letter_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."letter_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_requests" ADD CONSTRAINT "letter_requests_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_requests" ADD CONSTRAINT "letter_requests_declined_by_users_id_fk" FOREIGN KEY ("declined_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_requests_account" ON "letter_requests" USING btree ("account_id","created_at") WHERE declined_at is null;--> statement-breakpoint
CREATE INDEX "letter_requests_user" ON "letter_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "letter_requests_letter" ON "letter_requests" USING btree ("letter_id") WHERE letter_id is not null;