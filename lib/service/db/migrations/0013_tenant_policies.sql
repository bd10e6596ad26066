-- Puts a table under its policies: a tenant sees and writes the rows of its organization, and of its mode where the table
-- has one, with no more than these rights. With none it reaches no row. The owner is bound too where it is no superuser.
create function guard_tenant_rows(guarded regclass, rights text default 'select, insert, update, delete')
returns void language plpgsql as $$
declare
  own text := $own$organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)$own$;
begin
  if exists (select from pg_attribute where attrelid = guarded and attname = 'mode' and not attisdropped) then
    own := own || $own$ and mode = (select current_setting('app.mode', true))$own$;
  end if;
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format('drop policy if exists tenant on %s', guarded);
  execute format('drop policy if exists owner on %s', guarded);
  execute format('create policy owner on %s to current_user using (true) with check (true)', guarded);
  execute format('revoke all on %s from statehouse_app', guarded);
  if rights <> '' then
    execute format('create policy tenant on %s to statehouse_app using (%s) with check (%s)', guarded, own, own);
    execute format('grant %s on %s to statehouse_app', rights, guarded);
  end if;
end $$;
--> statement-breakpoint
revoke execute on function guard_tenant_rows(regclass, text) from public;
--> statement-breakpoint
select guard_tenant_rows(name::regclass) from unnest(array[
  'api_keys', 'businesses', 'filings', 'cases', 'case_drafts', 'documents', 'document_links', 'registered_agents',
  'idempotency_keys', 'plans', 'plan_states', 'filing_secrets', 'webhook_endpoints', 'webhook_deliveries',
  'webhook_attempts', 'request_batches', 'remote_keys'
]) name;
--> statement-breakpoint
-- What happened is never changed.
select guard_tenant_rows(name::regclass, 'select, insert') from unnest(array['events', 'audit_entries']) name;
--> statement-breakpoint
-- Sign-in reads these across organizations, and no tenant does.
select guard_tenant_rows(name::regclass, '') from unnest(array['memberships', 'sessions', 'known_addresses']) name;
--> statement-breakpoint
-- The names that the schema has for them.
alter table sessions rename constraint sessions_person_id_fkey to sessions_person_id_people_id_fk;
--> statement-breakpoint
alter table sessions rename constraint sessions_organization_id_fkey to sessions_organization_id_organizations_id_fk;
--> statement-breakpoint
alter table known_addresses rename constraint known_addresses_person_id_fkey to known_addresses_person_id_people_id_fk;
