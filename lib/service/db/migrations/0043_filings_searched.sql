DROP INDEX "filings_by_name";--> statement-breakpoint
DROP INDEX "filings_by_fee";--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(legal_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "fee_cents" bigint GENERATED ALWAYS AS (coalesce(round((fee -> 'total' ->> 'amount')::numeric * 100)::bigint, -1)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "businesses_searched" ON "businesses" USING btree ("organization_id","mode","id","legal_name","registration_number");--> statement-breakpoint
CREATE INDEX "filings_searched" ON "filings" USING btree ("organization_id","mode","id","legal_name","registration_number","business_id","type");--> statement-breakpoint
CREATE INDEX "filings_by_name" ON "filings" USING btree ("organization_id","mode","name_key","id");--> statement-breakpoint
CREATE INDEX "filings_by_fee" ON "filings" USING btree ("organization_id","mode","fee_cents","id");