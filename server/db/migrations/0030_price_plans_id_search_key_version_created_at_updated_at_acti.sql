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
/* 
    Unfortunately in current drizzle-kit version we can't automatically get name for primary key.
    We are working on making it available!

    Meanwhile you can:
        1. Check pk name in your database, by running
            SELECT constraint_name FROM information_schema.table_constraints
            WHERE table_schema = 'public'
                AND table_name = 'tiers'
                AND constraint_type = 'PRIMARY KEY';
        2. Uncomment code below and paste pk name manually
        
    Hope to release this update as soon as possible
*/

-- ALTER TABLE "tiers" DROP CONSTRAINT "<constraint_name>";--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "key" SET DEFAULT gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "tiers" ALTER COLUMN "accounts" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "id" uuid PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "search_key" text collate "C" NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "created_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "updated_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "active" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "price" jsonb;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "period" text NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "open_jobs" integer;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "resumes" integer;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "letters_per_month" integer;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "premium_templates" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "features" jsonb;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "name_key_en" text collate "C" NOT NULL;--> statement-breakpoint
ALTER TABLE "tiers" ADD COLUMN "name_key_am" text collate "C" NOT NULL;--> statement-breakpoint
ALTER TABLE "price_plans" ADD CONSTRAINT "price_plans_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_plans_position" ON "price_plans" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "price_plans_tier_id" ON "price_plans" USING btree ("tier_id");--> statement-breakpoint
CREATE INDEX "tiers_position" ON "tiers" USING btree ("position","id");--> statement-breakpoint
ALTER TABLE "tiers" ADD CONSTRAINT "tiers_key_unique" UNIQUE("key");