-- The application works under a role that owns nothing, so that no statement of it can pass a policy by.
do $$ begin
  if not exists (select from pg_roles where rolname = 'statehouse_app') then
    begin
      create role statehouse_app nologin;
    exception when duplicate_object or unique_violation then
      -- A database beside this one, migrated at the same time, was faster: roles belong to the whole server.
      null;
    end;
  end if;
  execute format('grant statehouse_app to %I', current_user);
end $$;
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array[
    'api_keys', 'businesses', 'filings', 'cases', 'case_drafts', 'documents', 'document_links',
    'registered_agents', 'idempotency_keys', 'plans', 'plan_states'
  ] loop
    execute format('grant select, insert, update, delete on %I to statehouse_app', name);
  end loop;
  -- What happened is never changed.
  foreach name in array array['events', 'audit_entries'] loop
    execute format('grant select, insert on %I to statehouse_app', name);
  end loop;
end $$;
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array[
    'api_keys', 'businesses', 'filings', 'cases', 'case_drafts', 'documents', 'document_links',
    'registered_agents', 'events', 'audit_entries', 'idempotency_keys', 'plans', 'plan_states'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format($policy$
      create policy tenant on %I to statehouse_app
      using (
        organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)
        and mode = (select current_setting('app.mode', true))
      )
      with check (
        organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)
        and mode = (select current_setting('app.mode', true))
      )$policy$, name);
    -- The owner is bound too where it is no superuser: migrations, sign-in and the worker's queues need every row.
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
  end loop;
end $$;
--> statement-breakpoint
grant select on registry_records to statehouse_app;
--> statement-breakpoint
grant select on organizations to statehouse_app;
--> statement-breakpoint
alter table organizations enable row level security;
--> statement-breakpoint
create policy own on organizations to statehouse_app
  using (id = (select nullif(current_setting('app.organization_id', true), '')::uuid));
--> statement-breakpoint
create extension if not exists pg_trgm;
