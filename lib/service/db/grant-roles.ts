import type { Database } from '#lib/service/db/database';

/** The role for statements of one organization: the migrations grant its rights, table by table. */
export const tenantRole = 'statehouse_app';
/**
 * The role for sign-in, keys and the queues, which work across organizations: it reads and writes rows, and owns
 * nothing.
 */
export const consoleRole = 'statehouse_console';

/** The role of the operations desk: the migrations grant its rights too. */
export const operationsRole = 'statehouse_operations';

/**
 * Grants the rights of the two roles after each migration, so that a new table needs nothing for it. Neither role owns
 * or creates tables or bypasses a policy, and a tenant's role cannot reach the queues.
 */
export async function grantRoles(owner: Pick<Database, 'script'>): Promise<void> {
  await owner.script(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${consoleRole}') then
        create role ${consoleRole} nologin;
      end if;
    exception when duplicate_object or unique_violation then
      -- A database beside this one was faster: roles belong to the whole server.
      null;
    end $$;
    revoke create on schema public from public, ${tenantRole}, ${consoleRole}, ${operationsRole};
    grant ${operationsRole} to ${consoleRole};
    grant usage on schema public to ${tenantRole}, ${consoleRole};
    grant select, insert, update, delete on all tables in schema public to ${consoleRole};
    revoke insert, update, delete on schema_migrations from ${consoleRole};
    revoke update on events from ${consoleRole};
    -- Entries and the ends of their chains change by these functions alone.
    revoke update, delete on audit_entries from ${consoleRole};
    revoke insert, update, delete on audit_heads from ${consoleRole};
    grant execute on function seal_audit_entries(uuid, text, json, json) to ${consoleRole};
    grant execute on function drop_audit_entries(uuid, text, bigint, json) to ${consoleRole};
    grant execute on function prune_audit_entries(uuid, text, int) to ${consoleRole};
    grant execute on function make_partitions(timestamptz) to ${consoleRole};
    grant execute on function drop_partitions(text, timestamptz) to ${consoleRole};
    grant execute on function erase_person(uuid, text, text) to ${consoleRole};
    revoke all on schema pgboss from ${tenantRole};
    revoke all on all tables in schema pgboss from ${tenantRole};
    revoke all on all functions in schema pgboss from ${tenantRole};
    grant usage on schema pgboss to ${consoleRole};
    grant select, insert, update, delete on all tables in schema pgboss to ${consoleRole};
    grant usage on all sequences in schema pgboss to ${consoleRole};
    grant execute on all functions in schema pgboss to ${consoleRole};
    do $$ declare name text; begin
      for name in select oid::regclass from pg_class c
        where relnamespace = 'public'::regnamespace and relrowsecurity
          and not exists (select from pg_policy where polrelid = c.oid and polname = 'console')
      loop
        execute format('create policy console on %s to ${consoleRole} using (true) with check (true)', name);
      end loop;
    end $$;`);
}
