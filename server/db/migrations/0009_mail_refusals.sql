CREATE TABLE "mail_refusals" (
	"email_hash" text NOT NULL,
	"sender_account_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_refusals_once" UNIQUE NULLS NOT DISTINCT("email_hash","sender_account_id")
);
