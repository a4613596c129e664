CREATE TABLE "letter_trail" (
	"account_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"letter_id" uuid NOT NULL,
	"what" text NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"prev" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "letter_trail_account_id_seq_pk" PRIMARY KEY("account_id","seq")
);
--> statement-breakpoint
CREATE TABLE "letter_trail_heads" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letter_trail" ADD CONSTRAINT "letter_trail_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_trail_heads" ADD CONSTRAINT "letter_trail_heads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;