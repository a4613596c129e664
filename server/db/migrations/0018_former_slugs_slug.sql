CREATE TABLE "former_slugs" (
	"collection" text NOT NULL,
	"slug" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_slugs_collection_slug_pk" PRIMARY KEY("collection","slug")
);
--> statement-breakpoint
ALTER TABLE "faq_categories" ADD COLUMN "slug" text;--> statement-breakpoint
CREATE INDEX "former_slugs_entry" ON "former_slugs" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "faq_categories_slug" ON "faq_categories" USING btree ("slug");