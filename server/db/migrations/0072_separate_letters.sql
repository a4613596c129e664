ALTER TABLE "letters" ADD COLUMN "separate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "together_id" uuid;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_together_id_letters_id_fk" FOREIGN KEY ("together_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_together" ON "letters" USING btree ("together_id") WHERE together_id is not null;