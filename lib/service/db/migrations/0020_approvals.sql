CREATE TABLE "approval_rules" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"over_amount_cents" bigint,
	"jurisdictions" text[],
	"expedited_only" boolean NOT NULL,
	"applies_to" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_rules_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id"),
	CONSTRAINT "approval_rules_mode_known" CHECK ("approval_rules"."mode" in ('test', 'live')),
	CONSTRAINT "approval_rules_over_amount_cents_not_negative" CHECK ("approval_rules"."over_amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"operation" text NOT NULL,
	"type" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"legal_name" text NOT NULL,
	"business_id" uuid,
	"expedited_tier" text,
	"fee" jsonb,
	"rule" jsonb NOT NULL,
	"submission" jsonb NOT NULL,
	"body_sealed" text,
	"body_sha256" text,
	"rules_version" text NOT NULL,
	"idempotency_key" text,
	"requested_by" jsonb NOT NULL,
	"requested_by_person" uuid,
	"decided_by" jsonb,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"filing_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approvals_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id"),
	CONSTRAINT "approvals_mode_known" CHECK ("approvals"."mode" in ('test', 'live')),
	CONSTRAINT "approvals_status_known" CHECK ("approvals"."status" in ('waiting', 'approved', 'rejected', 'expired')),
	CONSTRAINT "approvals_operation_known" CHECK ("approvals"."operation" in ('createForeignQualification', 'createFormation'))
);
--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_business_id_fk" FOREIGN KEY ("organization_id","mode","business_id") REFERENCES "public"."businesses"("organization_id","mode","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_filing_id_fk" FOREIGN KEY ("organization_id","mode","filing_id") REFERENCES "public"."filings"("organization_id","mode","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_by_status" ON "approvals" USING btree ("organization_id","mode","status","id");--> statement-breakpoint
CREATE INDEX "approvals_by_filing" ON "approvals" USING btree ("organization_id","mode","filing_id") WHERE filing_id is not null;--> statement-breakpoint
CREATE INDEX "approvals_by_key" ON "approvals" USING btree ("organization_id","mode","idempotency_key") WHERE idempotency_key is not null;--> statement-breakpoint
CREATE INDEX "approvals_waiting" ON "approvals" USING btree ("expires_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "plan_states_by_key" ON "plan_states" USING btree ("organization_id","mode","idempotency_key");
--> statement-breakpoint
select guard_tenant_rows('approval_rules', 'select, insert, delete');
--> statement-breakpoint
-- The trail of who approved what is kept.
select guard_tenant_rows('approvals', 'select, insert, update');
--> statement-breakpoint
-- The desk shows who submitted a filing and who approved it, and reads nothing else of an approval.
grant select (organization_id, mode, filing_id, requested_by, decided_by) on approvals to statehouse_operations;
--> statement-breakpoint
create policy operations_read on approvals for select to statehouse_operations using (true);
