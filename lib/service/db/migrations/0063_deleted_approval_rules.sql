ALTER TABLE "approval_rules" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
select guard_tenant_rows('approval_rules');
