DROP INDEX "filings_standing";--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "usual_until" date;--> statement-breakpoint
-- As the rules say for what is open now, except that weekdays here include public holidays.
update filings set usual_until = case
    when status = 'processing' or status = 'filed' then day + 42
    else day + case extract(isodow from day)::int when 5 then 3 when 6 then 2 else 1 end
  end
  from (
    select organization_id, mode, id, (status_changed_at at time zone 'UTC')::date as day
    from filings where status <> 'completed' and status <> 'canceled' and type <> 'ein'
  ) open
  where filings.organization_id = open.organization_id and filings.mode = open.mode and filings.id = open.id
    and (expected_by is null or status = 'queued' or status = 'ready_to_file');
--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "late_at" timestamp (3) with time zone GENERATED ALWAYS AS (least((coalesce(usual_until, expected_by) + 1)::timestamp at time zone 'UTC', promised_at)) STORED;--> statement-breakpoint
CREATE INDEX "filings_late" ON "filings" USING btree ("organization_id","mode","late_at","id") WHERE status <> 'completed' and status <> 'canceled';
