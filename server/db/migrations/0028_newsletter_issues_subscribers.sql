CREATE TABLE "newsletter_issues" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"mailed_to" uuid,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email" ON "subscribers" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_token" ON "subscribers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "subscribers_since" ON "subscribers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscribers_confirmed" ON "subscribers" USING btree ("id") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "subscribers_search" ON "subscribers" USING gin ("search_key" gin_trgm_ops);