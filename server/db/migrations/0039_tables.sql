DROP INDEX "messages_received";--> statement-breakpoint
DROP INDEX "messages_name";--> statement-breakpoint
DROP INDEX "messages_state";--> statement-breakpoint
DROP INDEX "subscribers_since";--> statement-breakpoint
CREATE INDEX "company_verifications_order" ON "company_verifications" USING btree (("status" = 'requested') DESC,(case when "status" = 'requested' then "requested_at" end),"decided_at" DESC NULLS FIRST,"id","status","requested_at");--> statement-breakpoint
CREATE INDEX "page_reports_order" ON "page_reports" USING btree (("status" = 'waiting') DESC,(case when "status" = 'waiting' then "created_at" end),"decided_at" DESC NULLS FIRST,"id","status","created_at");--> statement-breakpoint
CREATE INDEX "plan_requests_order" ON "plan_requests" USING btree (("status" = 'requested') DESC,(case when "status" = 'requested' then "requested_at" end),"decided_at" DESC NULLS FIRST,"id","status","requested_at");--> statement-breakpoint
CREATE INDEX "users_listed" ON "users" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "messages_received" ON "messages" USING btree ("inbox","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_name" ON "messages" USING btree ("inbox","name_key","id");--> statement-breakpoint
CREATE INDEX "messages_state" ON "messages" USING btree ("inbox","state","created_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_since" ON "subscribers" USING btree ("created_at","id");