-- What an organization keeps in both modes together, which no transaction of one mode can see: they share one limit.
create function stored_bytes() returns bigint language sql stable
security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(size), 0)::bigint from public.documents
  where organization_id = nullif(current_setting('app.organization_id', true), '')::uuid;
$$;
--> statement-breakpoint
revoke execute on function stored_bytes() from public;
--> statement-breakpoint
grant execute on function stored_bytes() to statehouse_app;
