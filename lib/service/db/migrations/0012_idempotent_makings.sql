-- A key may be bound to more than filings; `filing_id` is the id of what was made.
ALTER TABLE "idempotency_keys" ADD COLUMN "object" text DEFAULT 'filing' NOT NULL;
