CREATE TABLE "letter_absences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"deputy_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_counters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"format_id" uuid NOT NULL,
	"type_id" uuid,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "letter_counters_count" UNIQUE NULLS NOT DISTINCT("format_id","type_id","year")
);
--> statement-breakpoint
CREATE TABLE "letter_formats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"pattern" text NOT NULL,
	"calendar" text NOT NULL,
	"reset" text NOT NULL,
	"shared" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_level_approvers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"level_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"who" text NOT NULL,
	"user_id" uuid,
	"position_id" uuid
);
--> statement-breakpoint
CREATE TABLE "letter_levels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" jsonb NOT NULL,
	"needs" text NOT NULL,
	"type_ids" jsonb NOT NULL,
	"amount_over" numeric(14, 2),
	"escalate_after" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_permissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type_id" uuid,
	"action" text NOT NULL,
	"who" text NOT NULL,
	"user_id" uuid,
	"position_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_permissions_once" UNIQUE NULLS NOT DISTINCT("account_id","type_id","action","who","user_id","position_id")
);
--> statement-breakpoint
CREATE TABLE "letter_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"logo" text NOT NULL,
	"logo_id" uuid,
	"header" jsonb,
	"footer" jsonb,
	"margins" jsonb NOT NULL,
	"font" text NOT NULL,
	"size" integer NOT NULL,
	"accent" text NOT NULL,
	"body" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"prefix" text NOT NULL,
	"prefix_key" text collate "C" NOT NULL,
	"format_id" uuid NOT NULL,
	"template_id" uuid,
	"confidential" boolean NOT NULL,
	"request" text NOT NULL,
	"active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letter_absences" ADD CONSTRAINT "letter_absences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_absences" ADD CONSTRAINT "letter_absences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_absences" ADD CONSTRAINT "letter_absences_deputy_id_users_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_counters" ADD CONSTRAINT "letter_counters_format_id_letter_formats_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."letter_formats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_counters" ADD CONSTRAINT "letter_counters_type_id_letter_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."letter_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_formats" ADD CONSTRAINT "letter_formats_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_level_approvers" ADD CONSTRAINT "letter_level_approvers_level_id_letter_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."letter_levels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_level_approvers" ADD CONSTRAINT "letter_level_approvers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_level_approvers" ADD CONSTRAINT "letter_level_approvers_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_levels" ADD CONSTRAINT "letter_levels_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_permissions" ADD CONSTRAINT "letter_permissions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_permissions" ADD CONSTRAINT "letter_permissions_type_id_letter_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."letter_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_permissions" ADD CONSTRAINT "letter_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_permissions" ADD CONSTRAINT "letter_permissions_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_types" ADD CONSTRAINT "letter_types_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_types" ADD CONSTRAINT "letter_types_format_id_letter_formats_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."letter_formats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_types" ADD CONSTRAINT "letter_types_template_id_letter_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."letter_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_absences_account" ON "letter_absences" USING btree ("account_id","to_day");--> statement-breakpoint
CREATE INDEX "letter_absences_user" ON "letter_absences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letter_counters_type" ON "letter_counters" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "letter_formats_account" ON "letter_formats" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "letter_level_approvers_level" ON "letter_level_approvers" USING btree ("level_id","place");--> statement-breakpoint
CREATE INDEX "letter_level_approvers_position" ON "letter_level_approvers" USING btree ("position_id") WHERE position_id is not null;--> statement-breakpoint
CREATE INDEX "letter_levels_account" ON "letter_levels" USING btree ("account_id","place");--> statement-breakpoint
CREATE INDEX "letter_permissions_type" ON "letter_permissions" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "letter_permissions_position" ON "letter_permissions" USING btree ("position_id") WHERE position_id is not null;--> statement-breakpoint
CREATE INDEX "letter_templates_account" ON "letter_templates" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_types_prefix" ON "letter_types" USING btree ("account_id","prefix_key");--> statement-breakpoint
CREATE INDEX "letter_types_format" ON "letter_types" USING btree ("format_id");--> statement-breakpoint
CREATE INDEX "letter_types_template" ON "letter_types" USING btree ("template_id");