CREATE TABLE "price_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"tier_id" uuid NOT NULL,
	"headline" jsonb NOT NULL,
	"description" jsonb,
	"highlighted" boolean NOT NULL,
	"headline_key_en" text collate "C" NOT NULL,
	"headline_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
-- Tiers become entries of a collection: they have an id, and users and requests go on naming them by their key.
ALTER TABLE "users" DROP CONSTRAINT "users_tier_key_tiers_key_fk";--> statement-breakpoint
ALTER TABLE "plan_requests" DROP CONSTRAINT "plan_requests_tier_key_tiers_key_fk";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_tier_key_tiers_key_fk";--> statement-breakpoint
ALTER TABLE "tiers" DROP CONSTRAINT "tiers_pkey";--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "key" SET DEFAULT gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "accounts" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "search_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "price" jsonb;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "period" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "open_jobs" integer;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "resumes" integer;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "letters_per_month" integer;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "premium_templates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "features" jsonb;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "name_key_en" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "name_key_am" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "tiers" SET "name_key_en" = given.en, "name_key_am" = given.am, "search_key" = given.en || ' ' || given.am, "price" = given.price, "open_jobs" = given.jobs, "resumes" = given.resumes, "letters_per_month" = given.letters, "premium_templates" = given.premium
FROM (VALUES
	('free', 'free', 'ነጻ', '{"amount":0,"currency":"ETB"}'::jsonb, 3, 3, 20, false),
	('growth', 'growth', 'እድገት', null, 25, 20, 500, true),
	('enterprise', 'enterprise', 'ድርጅት', null, null, null, null, true)
) AS given (key, en, am, price, jobs, resumes, letters, premium) WHERE "tiers"."key" = given.key;--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "search_key" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "updated_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "active" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "period" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "premium_templates" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "name_key_en" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "name_key_am" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "price_plans" ADD CONSTRAINT "price_plans_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_plans_position" ON "price_plans" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "price_plans_tier_id" ON "price_plans" USING btree ("tier_id");--> statement-breakpoint
CREATE INDEX "tiers_position" ON "tiers" USING btree ("position","id");--> statement-breakpoint
ALTER TABLE "tiers" ADD CONSTRAINT "tiers_key_unique" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tier_key_tiers_key_fk" FOREIGN KEY ("tier_key") REFERENCES "public"."tiers"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_requests" ADD CONSTRAINT "plan_requests_tier_key_tiers_key_fk" FOREIGN KEY ("tier_key") REFERENCES "public"."tiers"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_tier_key_tiers_key_fk" FOREIGN KEY ("tier_key") REFERENCES "public"."tiers"("key") ON DELETE set null ON UPDATE no action;