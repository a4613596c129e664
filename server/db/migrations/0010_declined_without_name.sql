-- What was written when someone declined named them to the company, which knew only the email it wrote (decision 098).
UPDATE "notifications" SET "values" = "notifications"."values" || jsonb_build_object('person', "offers"."employee_email_key")
FROM "offers"
WHERE "offers"."id" = "notifications"."subject_id" AND "notifications"."kind" = 'offer_answered' AND "notifications"."values"->>'answer' = 'rejected';
