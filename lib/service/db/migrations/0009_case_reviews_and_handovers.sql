-- What the last review said, and when it was told that the answer is overdue.
ALTER TABLE "cases" ADD COLUMN "review" jsonb;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "overdue_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "cases_becoming_overdue" ON "cases" USING btree ("due_at") WHERE status = 'needs_response' and overdue_at is null;--> statement-breakpoint
-- Who takes over from the service as agent, and from when.
ALTER TABLE "registered_agents" ADD COLUMN "handover_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "registered_agents" ADD COLUMN "successor" jsonb;--> statement-breakpoint
CREATE INDEX "registered_agents_handover" ON "registered_agents" USING btree ("organization_id","handover_at") WHERE status = 'termination_requested' and handover_at is not null;--> statement-breakpoint
-- Questions of a handover that was asked for before: who takes over and when is needed where the service does not go on.
UPDATE "cases" SET "request" = jsonb_set("request", '{fields}', (
  SELECT jsonb_agg(
    CASE field ->> 'name'
      WHEN 'registered_agent' THEN field || '{"required": true, "when": {"field": "keep_service", "equals": false}}'
      WHEN 'termination_date' THEN field || '{"required": true, "when": {"field": "keep_service", "equals": false}}'
      WHEN 'reason' THEN field || '{"when": {"field": "keep_service", "equals": true}}'
      ELSE field
    END ORDER BY place)
  FROM jsonb_array_elements("request" -> 'fields') WITH ORDINALITY AS asked (field, place)
))
WHERE "kind" = 'ra_termination' AND "status" IN ('needs_response', 'under_review')
  AND "request" -> 'fields' @> '[{"name": "keep_service"}]';
