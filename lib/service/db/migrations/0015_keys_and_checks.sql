-- Attempts used to outlive their delivery by as long as they came after it.
delete from webhook_attempts a where not exists (
  select from webhook_deliveries d
  where d.organization_id = a.organization_id and d.mode = a.mode and d.id = a.delivery_id
);--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_replaces_fk" FOREIGN KEY ("organization_id","mode","replaces") REFERENCES "public"."api_keys"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_formation_business_id_fk" FOREIGN KEY ("organization_id","mode","formation_business_id") REFERENCES "public"."businesses"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "case_drafts" ADD CONSTRAINT "case_drafts_id_fk" FOREIGN KEY ("organization_id","mode","id") REFERENCES "public"."cases"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_document_id_fk" FOREIGN KEY ("organization_id","mode","document_id") REFERENCES "public"."documents"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_business_id_fk" FOREIGN KEY ("organization_id","mode","business_id") REFERENCES "public"."businesses"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_filing_id_fk" FOREIGN KEY ("organization_id","mode","filing_id") REFERENCES "public"."filings"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "filing_secrets" ADD CONSTRAINT "filing_secrets_id_fk" FOREIGN KEY ("organization_id","mode","id") REFERENCES "public"."filings"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_business_id_fk" FOREIGN KEY ("organization_id","mode","business_id") REFERENCES "public"."businesses"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_formation_business_id_fk" FOREIGN KEY ("organization_id","mode","formation_business_id") REFERENCES "public"."businesses"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_parent_filing_id_fk" FOREIGN KEY ("organization_id","mode","parent_filing_id") REFERENCES "public"."filings"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "plan_states" ADD CONSTRAINT "plan_states_plan_id_fk" FOREIGN KEY ("organization_id","mode","plan_id") REFERENCES "public"."plans"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "plan_states" ADD CONSTRAINT "plan_states_filing_id_fk" FOREIGN KEY ("organization_id","mode","filing_id") REFERENCES "public"."filings"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_business_id_fk" FOREIGN KEY ("organization_id","mode","business_id") REFERENCES "public"."businesses"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "registered_agents" ADD CONSTRAINT "registered_agents_id_fk" FOREIGN KEY ("organization_id","mode","id") REFERENCES "public"."businesses"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "remote_keys" ADD CONSTRAINT "remote_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_fk" FOREIGN KEY ("organization_id","mode","delivery_id") REFERENCES "public"."webhook_deliveries"("organization_id","mode","id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_fk" FOREIGN KEY ("organization_id","mode","endpoint_id") REFERENCES "public"."webhook_endpoints"("organization_id","mode","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_mode_known" CHECK ("api_keys"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scope_known" CHECK ("api_keys"."scope" in ('full', 'read_only')) NOT VALID;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_mode_known" CHECK ("businesses"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_registration_state_known" CHECK ("businesses"."registration_state" in ('registered', 'pending', 'canceled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "case_drafts" ADD CONSTRAINT "case_drafts_mode_known" CHECK ("case_drafts"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_mode_known" CHECK ("cases"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_status_known" CHECK ("cases"."status" in ('needs_response', 'under_review', 'resolved', 'superseded')) NOT VALID;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_mode_known" CHECK ("document_links"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_mode_known" CHECK ("documents"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_size_not_negative" CHECK ("documents"."size" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_mode_known" CHECK ("audit_entries"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_mode_known" CHECK ("events"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_sequence_not_negative" CHECK ("events"."sequence" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "filing_secrets" ADD CONSTRAINT "filing_secrets_mode_known" CHECK ("filing_secrets"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_mode_known" CHECK ("filings"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_status_known" CHECK ("filings"."status" in ('queued', 'ready_to_file', 'processing', 'filed', 'completed', 'canceled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_sequence_not_negative" CHECK ("filings"."sequence" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_fee_not_negative" CHECK (("filings"."fee" #>> '{total,amount}')::numeric >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_mode_known" CHECK ("idempotency_keys"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "plan_states" ADD CONSTRAINT "plan_states_mode_known" CHECK ("plan_states"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_mode_known" CHECK ("plans"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_version_not_negative" CHECK ("plans"."version" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "registered_agents" ADD CONSTRAINT "registered_agents_mode_known" CHECK ("registered_agents"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "registered_agents" ADD CONSTRAINT "registered_agents_status_known" CHECK ("registered_agents"."status" in ('pending', 'active', 'termination_requested', 'terminated', 'failed', 'canceled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "remote_keys" ADD CONSTRAINT "remote_keys_mode_known" CHECK ("remote_keys"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "request_batches" ADD CONSTRAINT "request_batches_mode_known" CHECK ("request_batches"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_mode_known" CHECK ("webhook_attempts"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_duration_ms_not_negative" CHECK ("webhook_attempts"."duration_ms" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_mode_known" CHECK ("webhook_deliveries"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_status_known" CHECK ("webhook_deliveries"."status" in ('pending', 'delivered', 'failed', 'dropped')) NOT VALID;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_attempts_not_negative" CHECK ("webhook_deliveries"."attempts" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_mode_known" CHECK ("webhook_endpoints"."mode" in ('test', 'live')) NOT VALID;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_status_known" CHECK ("webhook_endpoints"."status" in ('enabled', 'disabled')) NOT VALID;--> statement-breakpoint
-- A row from before that breaks a rule keeps no service from starting: the rule holds for every new row all the same.
do $$ declare broken record; begin
  for broken in select conrelid::regclass as name, conname from pg_constraint
    where connamespace = 'public'::regnamespace and not convalidated
  loop
    begin
      execute format('alter table %s validate constraint %I', broken.name, broken.conname);
    exception when foreign_key_violation or check_violation then
      raise warning '% holds for new rows only: %', broken.conname, sqlerrm;
    end;
  end loop;
end $$;
