CREATE TABLE "features" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text,
	"text" jsonb NOT NULL,
	"solution_id" uuid,
	"user_type_id" uuid,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hero_sections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"headline" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"user_type_id" uuid,
	"picture_id" uuid,
	"headline_key_en" text collate "C" NOT NULL,
	"headline_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_abouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"picture_id" uuid,
	"title_key_en" text collate "C" NOT NULL,
	"title_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"giver_name" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"user_type_id" uuid,
	"picture_id" uuid,
	"giver_name_key_en" text collate "C" NOT NULL,
	"giver_name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "solutions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"slug" text,
	"user_type_id" uuid,
	"icon" text,
	"summary" jsonb NOT NULL,
	"picture_id" uuid,
	"body" jsonb NOT NULL,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"slug" text,
	"icon" text,
	"summary" jsonb NOT NULL,
	"picture_id" uuid,
	"body" jsonb NOT NULL,
	"name_key_en" text collate "C" NOT NULL,
	"name_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_social_medias" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"platform" text NOT NULL,
	"url" text NOT NULL,
	"url_key_en" text collate "C" NOT NULL,
	"url_key_am" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_solution_id_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "features" ADD CONSTRAINT "features_user_type_id_user_types_id_fk" FOREIGN KEY ("user_type_id") REFERENCES "public"."user_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hero_sections" ADD CONSTRAINT "hero_sections_user_type_id_user_types_id_fk" FOREIGN KEY ("user_type_id") REFERENCES "public"."user_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hero_sections" ADD CONSTRAINT "hero_sections_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_abouts" ADD CONSTRAINT "site_abouts_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_testimonials" ADD CONSTRAINT "site_testimonials_user_type_id_user_types_id_fk" FOREIGN KEY ("user_type_id") REFERENCES "public"."user_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_testimonials" ADD CONSTRAINT "site_testimonials_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutions" ADD CONSTRAINT "solutions_user_type_id_user_types_id_fk" FOREIGN KEY ("user_type_id") REFERENCES "public"."user_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutions" ADD CONSTRAINT "solutions_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_types" ADD CONSTRAINT "user_types_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "features_position" ON "features" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "features_solution_id" ON "features" USING btree ("solution_id");--> statement-breakpoint
CREATE INDEX "features_user_type_id" ON "features" USING btree ("user_type_id");--> statement-breakpoint
CREATE INDEX "hero_sections_position" ON "hero_sections" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "hero_sections_user_type_id" ON "hero_sections" USING btree ("user_type_id");--> statement-breakpoint
CREATE INDEX "site_abouts_position" ON "site_abouts" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "site_testimonials_position" ON "site_testimonials" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "site_testimonials_user_type_id" ON "site_testimonials" USING btree ("user_type_id");--> statement-breakpoint
CREATE INDEX "solutions_position" ON "solutions" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "solutions_user_type_id" ON "solutions" USING btree ("user_type_id");--> statement-breakpoint
CREATE INDEX "solutions_slug" ON "solutions" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "user_types_position" ON "user_types" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "user_types_slug" ON "user_types" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "site_social_medias_position" ON "site_social_medias" USING btree ("position","id");