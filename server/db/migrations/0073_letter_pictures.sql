CREATE TABLE "letter_pictures" (
	"letter_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "letter_pictures_letter_id_file_id_pk" PRIMARY KEY("letter_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "letter_pictures" ADD CONSTRAINT "letter_pictures_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_pictures" ADD CONSTRAINT "letter_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;