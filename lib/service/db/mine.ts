import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '#lib/service/context';

type Tenant = Pick<Context, 'organizationId' | 'mode'>;

/** A table with a tenant's rows; those of an organization as a whole have no mode. */
type TenantTable = {
  organization_id: AnyPgColumn;
  mode?: AnyPgColumn;
};

/** The rows of `table` that are the caller's own, of its organization and mode, and fulfil every condition. */
export function mine(ctx: Tenant, table: TenantTable, ...conditions: (SQL | undefined)[]): SQL | undefined {
  return and(
    eq(table.organization_id, ctx.organizationId),
    table.mode && eq(table.mode, ctx.mode),
    ...conditions,
  );
}

/** A join of two tables stays within one tenant. */
export function sameTenant(
  one: Required<TenantTable>,
  other: Required<TenantTable>,
  ...conditions: (SQL | undefined)[]
): SQL | undefined {
  return and(eq(one.organization_id, other.organization_id), eq(one.mode, other.mode), ...conditions);
}

/** `mine` in a function of the database, whose first two parameters are the organization and the mode. */
export function mineByParameters(table: string): string {
  return `${table}.organization_id = $1 and ${table}.mode = $2`;
}

/** The tenant columns of a new row. */
export function ofTenant({ organizationId, mode }: Tenant) {
  return { organization_id: organizationId, mode };
}
