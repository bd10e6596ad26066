-- As before, and an endpoint is not deleted between being found and the delivery that refers to it: the other
-- transaction waits, or its endpoint gets no delivery.
create or replace function deliver_events() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (
    organization_id, mode, id, endpoint_id, event_id, event_type, filing_id, sequence, status, attempts,
    next_attempt_at, traceparent, created_at, updated_at)
  select e.organization_id, e.mode, uuid_of_now(), w.id, e.id, e.type, e.filing_id, e.sequence, 'pending', 0,
    'epoch', nullif(current_setting('app.traceparent', true), ''), now(), now()
  from recorded e
  join webhook_endpoints w on w.organization_id = e.organization_id and w.mode = e.mode
    and w.status = 'enabled' and w.event_types ?| array['*', e.type]
  for key share of w;
  if found then
    perform pg_notify('webhook_deliveries', '');
  end if;
  return null;
end $$;
