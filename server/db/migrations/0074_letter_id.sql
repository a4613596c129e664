ALTER TABLE "experiences" ADD COLUMN "letter_id" uuid;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiences_letter" ON "experiences" USING btree ("letter_id") WHERE letter_id is not null;--> statement-breakpoint
CREATE INDEX "letters_issued" ON "letters" USING btree ("account_id","issued_at") WHERE issued_at is not null;