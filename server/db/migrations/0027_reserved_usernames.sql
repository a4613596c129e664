CREATE TABLE "reserved_usernames" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"name" text NOT NULL,
	"reason" jsonb NOT NULL,
	"even_if_used" boolean NOT NULL,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL,
	"reason_key_en" text collate "C" NOT NULL,
	"reason_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reserved_usernames_position" ON "reserved_usernames" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "reserved_usernames_name_en" ON "reserved_usernames" USING btree ("name_key_en","id");--> statement-breakpoint
CREATE INDEX "reserved_usernames_name_am" ON "reserved_usernames" USING btree ("name_key_am","id");--> statement-breakpoint
CREATE INDEX "reserved_usernames_reason_en" ON "reserved_usernames" USING btree ("reason_key_en","id");--> statement-breakpoint
CREATE INDEX "reserved_usernames_reason_am" ON "reserved_usernames" USING btree ("reason_key_am","id");--> statement-breakpoint
CREATE INDEX "reserved_usernames_search" ON "reserved_usernames" USING gin ("search_key" gin_trgm_ops);