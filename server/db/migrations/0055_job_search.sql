CREATE TABLE "job_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple'::regconfig, search_key) || to_tsvector('english'::regconfig, search_key))) STORED;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "title_vector" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple'::regconfig, title_key_en || ' ' || title_key_am) || to_tsvector('english'::regconfig, title_key_en))) STORED;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (array_remove(array['sector:' || sector_id::text, 'type:' || employment_type, 'place:' || location_type, 'region:' || region, 'education:' || education_level], null)) STORED;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "monthly_birr" double precision GENERATED ALWAYS AS (case when salary_shown and currency = 'ETB' then coalesce(salary_to, salary_from) * case salary_period when 'hour' then 173 when 'day' then 22 when 'month' then 1 when 'year' then 1.0 / 12 end end) STORED;--> statement-breakpoint
CREATE INDEX "job_words_search" ON "job_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_postings_search" ON "job_postings" USING gin ("search_vector","facets") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "job_postings_salary" ON "job_postings" USING btree ("monthly_birr" DESC NULLS LAST,"id") WHERE status = 'open';--> statement-breakpoint
CREATE FUNCTION "job_words_learn"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
  insert into job_words (word)
    select distinct known.word collate "C" from fresh, string_to_table(fresh.search_key, ' ') as known(word)
    where fresh.status = 'open' and length(known.word) between 3 and 30 order by 1
    on conflict do nothing;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "job_words_of_new" AFTER INSERT ON "job_postings" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION "job_words_learn"();--> statement-breakpoint
CREATE TRIGGER "job_words_of_changed" AFTER UPDATE ON "job_postings" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION "job_words_learn"();
