CREATE TABLE "message_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inbox" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"account_id" uuid,
	"tier_key" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"handled_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_tier_key_tiers_key_fk" FOREIGN KEY ("tier_key") REFERENCES "public"."tiers"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_replies_message" ON "message_replies" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("inbox","created_at");--> statement-breakpoint
CREATE INDEX "messages_name" ON "messages" USING btree ("inbox","name_key");--> statement-breakpoint
CREATE INDEX "messages_state" ON "messages" USING btree ("inbox","state","created_at");--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search_key" gin_trgm_ops);