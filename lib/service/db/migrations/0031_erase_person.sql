-- A value without the name of a person, wherever the resources of the service have one.
create function without_person(given jsonb, person text, known_as text) returns jsonb language plpgsql immutable
set search_path = pg_catalog, pg_temp as $$
begin
  if jsonb_typeof(given) = 'array' then
    return (
      select coalesce(jsonb_agg(public.without_person(value, person, known_as) order by place), '[]')
      from jsonb_array_elements(given) with ordinality as e(value, place)
    );
  elsif jsonb_typeof(given) = 'object' then
    return (
      select coalesce(jsonb_object_agg(key, case
        when key = 'name' and given->>'id' = person and given->>'type' in ('person', 'staff')
          or key in ('created_by', 'updated_by', 'by') and value = to_jsonb(known_as) then '"Erased person"'::jsonb
        else public.without_person(value, person, known_as) end), '{}')
      from jsonb_each(given)
    );
  end if;
  return given;
end $$;
--> statement-breakpoint
-- Takes the name and the email of a person out of every table, of the organizations that they acted in. The trail keeps
-- neither but under their key, and an event gives the chain no names.
create function erase_person(person uuid, known_as text, email text) returns void language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  tenants uuid[] := array(
    select distinct organization_id from public.audit_entries
    where actor->>'id' = person::text or object_id = person
  );
  -- As JSON has the name, and as JSON inside of JSON has it.
  once text := substr(to_jsonb(known_as)::text, 2, length(to_jsonb(known_as)::text) - 2);
  twice text := substr(to_jsonb(once)::text, 2, length(to_jsonb(once)::text) - 2);
  -- A caller of the request log, with address and agent.
  callers text := format(
    '("id":"%s","name":"[^"]*"\})(?:,"(?:address|agent)":(?:null|"(?:[^"\\]|\\.)*")){2}', person);
  found record;
  place text;
begin
  for found in
    select c.oid::regclass as name, quote_ident(a.attname) as col, a.atttypid = 'jsonb'::regtype as is_json,
      exists (
        select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id'
      ) as has_tenant
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'audit_entries'
      and (a.atttypid = 'jsonb'::regtype
        or a.atttypid = 'text'::regtype and a.attname in ('created_by', 'updated_by', 'entries', 'payload'))
  loop
    place := case when found.has_tenant then ' and organization_id = any($4)' else '' end;
    if found.is_json then
      execute format(
        'update %1$s set %2$s = public.without_person(%2$s, $1, $2)
         where (position($1 in %2$s::text) > 0 or position(to_jsonb($2)::text in %2$s::text) > 0)' || place,
        found.name, found.col) using person::text, known_as, email, tenants;
    elsif found.col in ('created_by', 'updated_by') then
      execute format('update %1$s set %2$s = ''Erased person'' where %2$s = $2' || place, found.name, found.col)
        using person::text, known_as, email, tenants;
    else
      execute format(
        'update %1$s set %2$s = regexp_replace(
           replace(replace(replace(%2$s, $3, ''erased''), $1, ''Erased person''), $2, ''Erased person''),
           $5, ''\1,"agent":null,"address":null'', ''g'')
         where (position($3 in %2$s) > 0 or position($1 in %2$s) > 0 or position($2 in %2$s) > 0)' || place,
        found.name, found.col) using twice, once, email, tenants, callers;
    end if;
  end loop;
end $$;
--> statement-breakpoint
revoke execute on function without_person(jsonb, text, text), erase_person(uuid, text, text) from public;
