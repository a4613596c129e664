ALTER TABLE "faqs" ADD COLUMN "slug" text;--> statement-breakpoint
CREATE INDEX "faqs_slug" ON "faqs" USING btree ("slug");