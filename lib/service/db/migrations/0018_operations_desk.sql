-- The operations desk: its keys, notes and checks, and of a filing by when it is promised, what the state took for it
-- and who works on it.
CREATE TABLE "operations_checks" (
	"filing_id" uuid NOT NULL,
	"item" text NOT NULL,
	"done_by" jsonb NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operations_checks_filing_id_item_pk" PRIMARY KEY("filing_id","item")
);
--> statement-breakpoint
CREATE TABLE "operations_notes" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"filing_id" uuid NOT NULL,
	"author" jsonb NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operations_notes_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id"),
	CONSTRAINT "operations_notes_mode_known" CHECK ("operations_notes"."mode" in ('test', 'live'))
);
--> statement-breakpoint
CREATE TABLE "operator_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"last_four" text NOT NULL,
	"created_by" uuid,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_used_address" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "charged" jsonb;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "promised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "claimed_by_name" text;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operations_notes" ADD CONSTRAINT "operations_notes_filing_id_fk" FOREIGN KEY ("organization_id","mode","filing_id") REFERENCES "public"."filings"("organization_id","mode","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_keys" ADD CONSTRAINT "operator_keys_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operations_notes_by_filing" ON "operations_notes" USING btree ("filing_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_keys_hash" ON "operator_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "filings_queue" ON "filings" USING btree ("mode",(coalesce(promised_at, 'infinity'::timestamptz)),"id") WHERE status <> 'completed' and status <> 'canceled';
--> statement-breakpoint
-- What was rendered before shows the new members too; the others keep their order.
UPDATE "filings" SET "resource" = left("resource", length("resource") - 1) || ',"charged":null,"promised_at":null}'
  WHERE "resource" LIKE '{%}' AND "resource" NOT LIKE '%"promised_at":%';
--> statement-breakpoint
-- No organization's own: a tenant reaches none of them.
select guard_tenant_rows(name::regclass, '') from unnest(array['operator_keys', 'operations_checks']) name;
--> statement-breakpoint
-- A note is written in the transaction of a move, and read by nobody but the desk.
select guard_tenant_rows('operations_notes', 'insert');
--> statement-breakpoint
-- The desk reads across organizations under a role of its own, which a tenant's login cannot become. What it may do is
-- here, table by table; what it changes of a filing beyond its claim goes through the policies of the tenant.
do $$ begin
  if not exists (select from pg_roles where rolname = 'statehouse_operations') then
    begin
      create role statehouse_operations nologin;
    exception when duplicate_object or unique_violation then
      -- A database beside this one, migrated at the same time, was faster: roles belong to the whole server.
      null;
    end;
  end if;
  execute format('grant statehouse_operations to %I', current_user);
end $$;
--> statement-breakpoint
grant usage on schema public to statehouse_operations;
--> statement-breakpoint
grant select on organizations, filings, cases, businesses, documents, document_links, registered_agents, events,
  audit_entries, operations_notes, operations_checks to statehouse_operations;
--> statement-breakpoint
grant select (id, name) on people to statehouse_operations;
--> statement-breakpoint
grant update (claimed_by, claimed_by_name, claimed_at, claimed_until) on filings to statehouse_operations;
--> statement-breakpoint
grant insert on audit_entries to statehouse_operations;
--> statement-breakpoint
grant insert, delete on operations_checks to statehouse_operations;
--> statement-breakpoint
grant select, insert, delete on idempotency_keys to statehouse_operations;
--> statement-breakpoint
grant select, insert, update on operator_keys to statehouse_operations;
--> statement-breakpoint
do $$
declare
  name text;
  none text := $none$organization_id = '00000000-0000-7000-8000-000000000000'$none$;
begin
  foreach name in array array[
    'organizations', 'filings', 'cases', 'businesses', 'documents', 'document_links', 'registered_agents', 'events',
    'audit_entries', 'operations_notes'
  ] loop
    execute format('create policy operations_read on %I for select to statehouse_operations using (true)', name);
  end loop;
  foreach name in array array['operator_keys', 'operations_checks'] loop
    execute format('create policy operations on %I to statehouse_operations using (true) with check (true)', name);
  end loop;
  create policy operations_claim on filings for update to statehouse_operations
    using (mode = 'live') with check (mode = 'live');
  -- What the desk does for no filing stands under no organization.
  execute format('create policy operations_write on audit_entries for insert to statehouse_operations with check (%s)', none);
  -- The keys of its requests belong to the organization that runs the service.
  create policy operations on idempotency_keys to statehouse_operations
    using (organization_id in (select id from organizations where is_operator))
    with check (organization_id in (select id from organizations where is_operator));
end $$;
