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
--> statement-breakpoint
-- A UUIDv7 of now.
create function uuid_of_now() returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;
--> statement-breakpoint
-- Each event is on its way to every endpoint that wants it before its transaction commits, whoever records it and
-- whatever fails afterwards. The time of the first attempt is "at once", on any clock.
create function deliver_events() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (
    organization_id, mode, id, endpoint_id, event_id, event_type, filing_id, sequence, status, attempts,
    next_attempt_at, created_at, updated_at)
  select e.organization_id, e.mode, uuid_of_now(), w.id, e.id, e.type, e.filing_id, e.sequence, 'pending', 0,
    'epoch', now(), now()
  from recorded e
  join webhook_endpoints w on w.organization_id = e.organization_id and w.mode = e.mode
    and w.status = 'enabled' and w.event_types ?| array['*', e.type];
  if found then
    perform pg_notify('webhook_deliveries', '');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger events_are_delivered after insert on events
  referencing new table as recorded for each statement execute function deliver_events();
