-- The month in which a filing was charged, and what the service itself cost then: what a statement adds up.
ALTER TABLE "filings" ADD COLUMN "charged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "service_price_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "filings_charged" ON "filings" USING btree ("organization_id","mode","charged_at","id") WHERE charged_at is not null;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_service_price_cents_not_negative" CHECK ("filings"."service_price_cents" >= 0);
--> statement-breakpoint
-- What was charged before belongs to the month in which that was recorded.
UPDATE "filings" SET "charged_at" = coalesce(
    (select max(entry.created_at) from audit_entries entry
     where entry.organization_id = filings.organization_id and entry.mode = filings.mode
       and entry.object_id = filings.id and entry.action = 'filing.charged'),
    "updated_at")
  WHERE "charged" IS NOT NULL;
