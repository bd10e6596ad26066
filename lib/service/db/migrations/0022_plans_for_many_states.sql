ALTER TABLE "plan_states" ADD COLUMN "status" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_states" ADD COLUMN "submission" jsonb;--> statement-breakpoint
ALTER TABLE "plan_states" ADD COLUMN "submitter" jsonb;--> statement-breakpoint
ALTER TABLE "plan_states" ADD COLUMN "sending_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plan_states" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "plan_states" SET "status" = 'sent' WHERE "filing_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "plan_states_being_sent" ON "plan_states" USING btree ("sending_since") WHERE "plan_states"."status" = 'sending';--> statement-breakpoint
ALTER TABLE "plan_states" ADD CONSTRAINT "plan_states_status_known" CHECK ("plan_states"."status" in ('draft', 'waiting_approval', 'sending', 'sent', 'refused'));