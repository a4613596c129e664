ALTER TABLE "accounts" DROP COLUMN "primary_colour";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "second_colour";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "text_colour";