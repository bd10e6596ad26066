ALTER TABLE "filings" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "filings_due" ON "filings" USING btree ("organization_id","mode",(coalesce(due_at, 'infinity'::timestamptz)),"id") WHERE needs_response;--> statement-breakpoint
CREATE INDEX "filings_waiting" ON "filings" USING btree ("organization_id","mode","id") WHERE not needs_response and status <> 'completed' and status <> 'canceled';--> statement-breakpoint
UPDATE "filings" SET "due_at" = (
  SELECT min("cases"."due_at") FROM "cases"
  WHERE "cases"."organization_id" = "filings"."organization_id" AND "cases"."mode" = "filings"."mode"
    AND "cases"."parent_id" = "filings"."id" AND "cases"."status" = 'needs_response'
)
WHERE "needs_response";
