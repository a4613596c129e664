CREATE TABLE "expiry_reminders" (
	"subject_id" uuid NOT NULL,
	"last_day" date NOT NULL,
	"days_before" integer NOT NULL,
	"reminded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "expiry_reminders_subject_id_last_day_days_before_pk" PRIMARY KEY("subject_id","last_day","days_before")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "followers_search" ON "followers" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "licences" DROP COLUMN "reminded_of";