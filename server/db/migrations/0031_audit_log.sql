CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"user_email" text NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text,
	"name" jsonb,
	"count" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL,
	"search_key" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "audit_log_refuses"() RETURNS trigger LANGUAGE plpgsql AS $$ begin raise exception 'the audit log is final'; end $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_is_final" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_refuses"();
