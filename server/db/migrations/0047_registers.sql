ALTER TABLE "user_types" ADD COLUMN "registers" text;--> statement-breakpoint
UPDATE "user_types" SET "registers" = 'company' WHERE "slug" IN ('companies', 'institutions');
