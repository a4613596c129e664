CREATE TABLE "hiring_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hiring_stages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"process_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb,
	"mail" jsonb,
	CONSTRAINT "hiring_stages_kind" UNIQUE("id","kind")
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "stage_id" uuid;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "stage_before_id" uuid;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "hiring_process_id" uuid;--> statement-breakpoint
-- An account with postings begins with one process, in which everybody stands where they stood.
INSERT INTO "hiring_processes" ("id", "account_id", "name", "created_at", "updated_at")
SELECT gen_random_uuid(), "account_id", '{"en":"Standard","am":"መደበኛ"}', min("created_at"), min("created_at")
FROM "job_postings" GROUP BY "account_id";--> statement-breakpoint
INSERT INTO "hiring_stages" ("id", "process_id", "place", "kind")
SELECT gen_random_uuid(), p."id", k."place", k."kind" FROM "hiring_processes" p CROSS JOIN (VALUES
	(0, 'applied'), (1, 'screening'), (2, 'assessment'), (3, 'interview'), (4, 'offer'), (5, 'hired'), (6, 'rejected'), (7, 'withdrawn')
) AS k("place", "kind");--> statement-breakpoint
UPDATE "job_postings" SET "hiring_process_id" = p."id" FROM "hiring_processes" p WHERE p."account_id" = "job_postings"."account_id";--> statement-breakpoint
ALTER TABLE "job_postings" ALTER COLUMN "hiring_process_id" SET NOT NULL;--> statement-breakpoint
UPDATE "job_applications" a SET "stage_id" = s."id" FROM "job_postings" j, "hiring_stages" s
WHERE j."id" = a."posting_id" AND s."process_id" = j."hiring_process_id" AND s."kind" = a."status";--> statement-breakpoint
UPDATE "job_applications" a SET "stage_before_id" = s."id" FROM "job_postings" j, "hiring_stages" s
WHERE j."id" = a."posting_id" AND s."process_id" = j."hiring_process_id" AND s."kind" = a."stage_before";--> statement-breakpoint
ALTER TABLE "job_applications" DROP COLUMN "stage_before";--> statement-breakpoint
ALTER TABLE "hiring_processes" ADD CONSTRAINT "hiring_processes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_stages" ADD CONSTRAINT "hiring_stages_process_id_hiring_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."hiring_processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hiring_processes_account" ON "hiring_processes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "hiring_stages_process" ON "hiring_stages" USING btree ("process_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "hiring_stages_ends" ON "hiring_stages" USING btree ("process_id","kind") WHERE kind in ('applied', 'hired', 'rejected', 'withdrawn');--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_stage_before_id_hiring_stages_id_fk" FOREIGN KEY ("stage_before_id") REFERENCES "public"."hiring_stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_stage" FOREIGN KEY ("stage_id","status") REFERENCES "public"."hiring_stages"("id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_hiring_process_id_hiring_processes_id_fk" FOREIGN KEY ("hiring_process_id") REFERENCES "public"."hiring_processes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_applications_stage" ON "job_applications" USING btree ("posting_id","stage_id","applied_at");--> statement-breakpoint
CREATE INDEX "job_applications_in_stage" ON "job_applications" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "job_applications_stage_before" ON "job_applications" USING btree ("stage_before_id");--> statement-breakpoint
CREATE INDEX "job_postings_process" ON "job_postings" USING btree ("hiring_process_id");