CREATE TABLE "help_votes" (
	"faq_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewer" "bytea" NOT NULL,
	"helpful" boolean NOT NULL,
	"words" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_votes_faq_id_day_viewer_pk" PRIMARY KEY("faq_id","day","viewer")
);
--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_votes_newest" ON "help_votes" USING btree ("faq_id","created_at");