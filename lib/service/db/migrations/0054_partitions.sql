-- Events, audit entries and the request log are divided by the time that is in their ids. The parts are in a schema of
-- their own, where no role but the owner of the tables may read.
create schema partitions;
--> statement-breakpoint
-- The smallest UUIDv7 at a time.
create function first_id_at(at timestamptz) returns uuid language sql immutable strict
set search_path = pg_catalog, pg_temp as $$
  select rpad(lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;
--> statement-breakpoint
create function time_of_id(id uuid) returns timestamptz language sql immutable strict
set search_path = pg_catalog, pg_temp as $$
  select to_timestamp(('x' || lpad(left(replace(id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0)
$$;
--> statement-breakpoint
-- The time that one part of a table holds. The request log is kept for weeks, the others for months or forever.
create function partition_unit(parent text) returns text language sql immutable strict
set search_path = pg_catalog, pg_temp as $$
  select case parent when 'request_batches' then 'week' when 'events' then 'month' when 'audit_entries' then 'month' end
$$;
--> statement-breakpoint
-- Makes the part of a table for the month or week of a time, with the rows of it that the default part holds.
create function make_partition(parent text, at timestamptz) returns void language plpgsql
set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare
  unit text := public.partition_unit(parent);
  low timestamptz := date_trunc(unit, at);
  bounds uuid[] := array[public.first_id_at(low), public.first_id_at(low + ('1 ' || unit)::interval)];
  part text := format('partitions.%I', parent || to_char(low, '_YYYY_MM_DD'));
  rest text := format('partitions.%I', parent || '_rest');
begin
  if to_regclass(part) is not null then
    return;
  end if;
  -- A row on its way to the default part would be refused there once its own part exists. A submission takes these locks
  -- in the same order.
  if parent = 'events' then
    lock table public.filings in share row exclusive mode;
  end if;
  execute format('lock table public.%I in share row exclusive mode', parent);
  execute format('lock table %s in access exclusive mode', rest);
  execute format('create table %s (like public.%I including defaults including constraints including storage)', part, parent);
  execute format('with moved as (delete from %s where id >= $1 and id < $2 returning *) insert into %s select * from moved', rest, part)
    using bounds[1], bounds[2];
  execute format('alter table public.%I attach partition %s for values from (%L) to (%L)', parent, part, bounds[1], bounds[2]);
  execute format('alter table %s enable row level security', part);
end $$;
--> statement-breakpoint
-- Makes the part of every month or week, until now, that rows in `source` are of.
create function make_partitions_of(source regclass, parent text) returns void language plpgsql
set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare
  start timestamptz;
begin
  for start in execute format(
    'select distinct date_trunc($1, public.time_of_id(id)) from %s where id >= $2 and id < $3', source)
    using public.partition_unit(parent), public.first_id_at('2015-01-01'), public.first_id_at(now())
  loop
    perform public.make_partition(parent, start);
  end loop;
end $$;
--> statement-breakpoint
-- Makes one of the parts of the month or week of this time and of the next. Returns how many are still to be made: each
-- call is a transaction of its own, and none waits long for a lock, because others would wait behind it.
create function make_partitions(at timestamptz) returns int language plpgsql security definer
set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '50ms' as $$
declare
  wanted record;
  is_made boolean := false;
  left_out int := 0;
begin
  if not pg_try_advisory_xact_lock(7216530452) then
    return 1;
  end if;
  for wanted in
    select name, date_trunc(unit, at) + ahead * ('1 ' || unit)::interval as start
    from unnest(array['events', 'audit_entries', 'request_batches']) name, public.partition_unit(name) unit,
      generate_series(0, 1) ahead
  loop
    continue when to_regclass('partitions.' || wanted.name || to_char(wanted.start, '_YYYY_MM_DD')) is not null;
    if is_made then
      left_out := left_out + 1;
      continue;
    end if;
    begin
      perform public.make_partition(wanted.name, wanted.start);
      is_made := true;
    exception when lock_not_available then
      left_out := left_out + 1;
    end;
  end loop;
  return left_out;
end $$;
--> statement-breakpoint
-- Drops one part that ends before this time and holds nothing to be kept: an audit entry is kept until its chain begins
-- after it. Returns how many are still to be looked at: each call is a transaction of its own, and none waits long for a
-- lock, because others would wait behind it.
create function drop_partitions(parent text, before timestamptz) returns int language plpgsql security definer
set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '50ms' as $$
declare
  unit interval := ('1 ' || public.partition_unit(parent))::interval;
  kept text := case parent
    when 'request_batches' then 'select exists (select from %s where last_at >= $1)'
    when 'audit_entries' then 'select exists (
      select from %s e left join public.audit_heads h on h.organization_id = e.organization_id and h.mode = e.mode
      where $1 is not null and (e.sequence is null or e.sequence > coalesce(h.anchor_sequence, 0)))'
    end;
  part regclass;
  is_kept boolean;
  is_dropped boolean := false;
  left_out int := 0;
begin
  if kept is null then
    raise insufficient_privilege using message = format('no part of %I is dropped', parent);
  end if;
  for part in
    select c.oid from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = format('public.%I', parent)::regclass and c.relname <> parent || '_rest'
      and to_date(right(c.relname, 10), 'YYYY_MM_DD') + unit <= before
    order by c.relname
  loop
    if is_dropped then
      left_out := left_out + 1;
      continue;
    end if;
    begin
      -- Nothing is written into the part after it was looked through.
      execute format('lock table %s in exclusive mode', part);
      execute format(kept, part) into is_kept using before;
      if not is_kept then
        execute format('drop table %s', part);
        is_dropped := true;
      end if;
    exception when lock_not_available then
      left_out := left_out + 1;
    end;
  end loop;
  return left_out;
end $$;
--> statement-breakpoint
-- Deletes entries before the beginning of their chain, where they are in a part with others that are kept. Returns how
-- many; no more than `most`.
create function prune_audit_entries(tenant uuid, tenant_mode text, most int) returns int language sql security definer
set search_path = pg_catalog, pg_temp as $$
  with gone as (
    delete from public.audit_entries where organization_id = tenant and mode = tenant_mode and id in (
      select e.id from public.audit_entries e
      where e.organization_id = tenant and e.mode = tenant_mode and e.sequence <= (
        select h.anchor_sequence from public.audit_heads h where h.organization_id = tenant and h.mode = tenant_mode)
      order by e.sequence limit most)
    returning 1)
  select count(*)::int from gone
$$;
--> statement-breakpoint
-- Moves the beginning of a chain behind `through`; the entries before it go by their parts.
create or replace function drop_audit_entries(tenant uuid, tenant_mode text, through bigint, head json)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if through is distinct from (head->>'anchor_sequence')::bigint then
    raise check_violation using message = 'the beginning of a chain is not where its signed end says';
  end if;
  perform public.keep_audit_head(tenant, tenant_mode, head);
end $$;
--> statement-breakpoint
-- The one way in which an entry changes, once: it gets its place, and what is personal in it is encrypted. No two entries
-- get the same place and none is left out, which no index could guarantee across parts.
create or replace function seal_audit_entries(tenant uuid, tenant_mode text, sealed json, head json)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  last bigint;
  given record;
  placed bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(tenant || ' ' || tenant_mode || ' audit', 0));
  select coalesce(max(h.sequence), 0) into last
    from public.audit_heads h where h.organization_id = tenant and h.mode = tenant_mode;
  select count(*) as entries, count(distinct s.sequence) as places, min(s.sequence) as low, max(s.sequence) as high,
      (array_agg(s.id order by s.id))[1] as first, (array_agg(s.id order by s.id desc))[1] as newest
    into given from json_populate_recordset(null::public.audit_entries, sealed) s;
  if given.entries <> given.places
    or given.entries > 0 and (given.low <> last + 1 or given.high <> last + given.entries)
    or (head->>'sequence')::bigint is distinct from last + given.entries
    or exists (
      select from public.audit_entries e
      where e.organization_id = tenant and e.mode = tenant_mode and e.sequence > last)
  then
    raise unique_violation using message = format('the places after %s in this audit log are not free or not given in order', last);
  end if;
  update public.audit_entries e set
    actor = s.actor, address = s.address, personal = s.personal,
    sequence = s.sequence, previous_hash = s.previous_hash, hash = s.hash
  from json_populate_recordset(null::public.audit_entries, sealed) s
  where e.organization_id = tenant and e.mode = tenant_mode and e.id = s.id and e.sequence is null
    and e.id between given.first and given.newest;
  get diagnostics placed = row_count;
  if placed <> given.entries then
    raise unique_violation using message = 'an entry of this audit log has a place already';
  end if;
  perform public.keep_audit_head(tenant, tenant_mode, head);
end $$;
--> statement-breakpoint
revoke execute on function make_partition(text, timestamptz), make_partitions_of(regclass, text),
  make_partitions(timestamptz), drop_partitions(text, timestamptz), prune_audit_entries(uuid, text, int) from public;
--> statement-breakpoint
-- A filing that a version before foreign keys lost has no history to show its events in.
update events e set filing_id = null where filing_id is not null
  and exists (select from pg_constraint where conname = 'events_filing_id_fk' and not convalidated)
  and not exists (
    select from filings f where f.organization_id = e.organization_id and f.mode = e.mode and f.id = e.filing_id);
--> statement-breakpoint
-- Each table again, with its rows in the parts that they belong to, and with its rights.
do $$
declare
  parent text;
begin
  foreach parent in array array['events', 'audit_entries', 'request_batches'] loop
    execute format('alter table public.%I set schema partitions', parent);
    execute format('create table public.%1$I (like partitions.%1$I including defaults including constraints including storage)
      partition by range (id)', parent);
    execute format('create table partitions.%I partition of public.%I default', parent || '_rest', parent);
    execute format('alter table partitions.%I enable row level security', parent || '_rest');
    perform make_partitions_of(format('partitions.%I', parent), parent);
    perform make_partition(parent, now());
    perform make_partition(parent, now() + ('1 ' || partition_unit(parent))::interval);
    execute format('insert into public.%1$I select * from partitions.%1$I', parent);
  end loop;
end $$;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id");--> statement-breakpoint
ALTER TABLE "request_batches" ADD CONSTRAINT "request_batches_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id");--> statement-breakpoint
CREATE INDEX "events_by_business" ON "events" USING btree ("organization_id","mode",(coalesce("object" ->> 'business_id', "object" ->> 'id')),"id") WHERE filing_id is null;--> statement-breakpoint
CREATE INDEX "events_by_filing" ON "events" USING btree ("organization_id","mode","filing_id","sequence");--> statement-breakpoint
CREATE INDEX "audit_entries_chain" ON "audit_entries" USING btree ("organization_id","mode","sequence") WHERE "audit_entries"."sequence" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_unsealed" ON "audit_entries" USING btree ("organization_id","mode","id") WHERE "audit_entries"."sequence" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_by_object" ON "audit_entries" USING btree ("object_id","id");--> statement-breakpoint
CREATE INDEX "request_batches_by_time" ON "request_batches" USING btree ("organization_id","mode","last_at");--> statement-breakpoint
CREATE INDEX "request_batches_expiry" ON "request_batches" USING btree ("last_at");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_filing_id_fk" FOREIGN KEY ("organization_id","mode","filing_id") REFERENCES "public"."filings"("organization_id","mode","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
create trigger events_are_delivered after insert on events
  referencing new table as recorded for each statement execute function deliver_events();
--> statement-breakpoint
create trigger audit_entries_begin_unsealed before insert on audit_entries for each row
  when (new.sequence is not null or new.hash is not null) execute function refuse_sealed_entry();
--> statement-breakpoint
do $$
declare
  parent regclass;
  found record;
begin
  foreach parent in array array['events', 'audit_entries', 'request_batches']::regclass[] loop
    execute format('alter table %s enable row level security', parent);
    execute format('alter table %s force row level security', parent);
    for found in
      select policyname, cmd, qual, with_check, array_to_string(array(select quote_ident(r) from unnest(roles) r), ', ') as roles
      from pg_policies where schemaname = 'partitions' and tablename = parent::text
    loop
      execute format('create policy %I on %s for %s to %s', found.policyname, parent, found.cmd, found.roles)
        || coalesce(' using (' || found.qual || ')', '') || coalesce(' with check (' || found.with_check || ')', '');
    end loop;
    for found in
      select r.rolname, string_agg(a.privilege_type, ', ') as rights
      from pg_class c, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
      where c.oid = format('partitions.%I', parent::text)::regclass and a.grantee <> c.relowner
      group by r.rolname
    loop
      execute format('grant %s on %s to %I', found.rights, parent, found.rolname);
    end loop;
    execute format('drop table partitions.%I', parent::text);
  end loop;
end $$;
