CREATE TABLE "gone_resumes" (
	"slug_hash" "bytea" PRIMARY KEY NOT NULL,
	"gone_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resume_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"lang" text NOT NULL,
	"style" jsonb NOT NULL,
	"papers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_views" (
	"resume_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewer" "bytea" NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resume_views_resume_id_day_viewer_source_pk" PRIMARY KEY("resume_id","day","viewer","source")
);
--> statement-breakpoint
ALTER TABLE "resume_snapshots" ADD CONSTRAINT "resume_snapshots_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_snapshots" ADD CONSTRAINT "resume_snapshots_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_snapshots_resume" ON "resume_snapshots" USING btree ("resume_id","created_at");--> statement-breakpoint
CREATE INDEX "resume_snapshots_account" ON "resume_snapshots" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_snapshots_slug" ON "resume_snapshots" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "resume_views_account" ON "resume_views" USING btree ("account_id");