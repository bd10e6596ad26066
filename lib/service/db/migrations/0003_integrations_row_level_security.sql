do $$
declare name text;
begin
  foreach name in array array[
    'filing_secrets', 'webhook_endpoints', 'webhook_deliveries', 'webhook_attempts', 'request_batches'
  ] loop
    execute format('grant select, insert, update, delete on %I to statehouse_app', name);
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
    execute format('create policy owner on %I to current_user using (true) with check (true)', name);
  end loop;
end $$;
--> statement-breakpoint
create index registry_records_trigram on registry_records using gin (legal_name gin_trgm_ops);
