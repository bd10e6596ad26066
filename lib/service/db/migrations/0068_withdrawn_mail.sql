CREATE TABLE "withdrawn_mail" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"sender" text NOT NULL,
	"document" jsonb NOT NULL,
	"withdrawn_by" jsonb NOT NULL,
	CONSTRAINT "withdrawn_mail_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id"),
	CONSTRAINT "withdrawn_mail_mode_known" CHECK ("withdrawn_mail"."mode" in ('test', 'live'))
);
--> statement-breakpoint
ALTER TABLE "agent_mail" ALTER COLUMN "document_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_mail" ALTER COLUMN "sender" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_mail" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agent_mail" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "withdrawn_mail" ADD CONSTRAINT "withdrawn_mail_id_fk" FOREIGN KEY ("organization_id","mode","id") REFERENCES "public"."agent_mail"("organization_id","mode","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_mail_by_id" ON "agent_mail" USING hash ("id");--> statement-breakpoint
CREATE INDEX "agent_mail_at_desk" ON "agent_mail" USING btree ("mode","created_at","id");
--> statement-breakpoint
-- Written in the transaction of a withdrawal, and read by nobody but the desk.
select guard_tenant_rows('withdrawn_mail', 'insert');
--> statement-breakpoint
grant select on agent_mail, withdrawn_mail to statehouse_operations;
--> statement-breakpoint
create policy operations_read on agent_mail for select to statehouse_operations using (true);
--> statement-breakpoint
create policy operations_read on withdrawn_mail for select to statehouse_operations using (true);
--> statement-breakpoint
-- Takes what withdrawn mail said out of its events, and of the messages that were made from them. An audit entry of before
-- keeps what its hash covers.
create function redact_withdrawn_mail(mail uuid, shown jsonb) returns void language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := nullif(current_setting('app.organization_id', true), '')::uuid;
  tenant_mode text := current_setting('app.mode', true);
  scan uuid;
  business text;
  told uuid[];
begin
  select (w.document ->> 'id')::uuid, m.business_id::text into strict scan, business
  from public.withdrawn_mail w join public.agent_mail m using (organization_id, mode, id)
  where w.organization_id = tenant and w.mode = tenant_mode and w.id = mail;
  told := array(
    select id from public.events
    where organization_id = tenant and mode = tenant_mode and filing_id is null
      and coalesce(object ->> 'business_id', object ->> 'id') = business
      and id >= public.first_id_at(public.time_of_id(scan) - interval '1 hour')
      and (type = 'agent_mail.received' and object ->> 'id' = mail::text
        or type = 'document.available' and object ->> 'id' = scan::text));
  update public.audit_entries a set after = e.object, event_id = null
  from public.events e
  where a.organization_id = tenant and a.mode = tenant_mode and a.object_id in (mail, scan) and a.event_id = any(told)
    and e.organization_id = tenant and e.mode = tenant_mode and e.id = a.event_id;
  update public.events
  set object = case type when 'agent_mail.received' then shown else object || '{"filename": "withdrawn"}' end
  where organization_id = tenant and mode = tenant_mode and id = any(told);
  update public.webhook_deliveries set payload = null
  where organization_id = tenant and mode = tenant_mode and event_id = any(told) and endpoint_id in (
    select id from public.webhook_endpoints where organization_id = tenant and mode = tenant_mode);
end $$;
--> statement-breakpoint
revoke execute on function redact_withdrawn_mail(uuid, jsonb) from public;
--> statement-breakpoint
grant execute on function redact_withdrawn_mail(uuid, jsonb) to statehouse_app;
