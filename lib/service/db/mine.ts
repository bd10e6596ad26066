import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '#lib/service/context';

type Tenant = Pick<Context, 'organizationId' | 'mode'>;

/** A table with a tenant's rows; rows that belong to an organization as a whole have no mode. */
type TenantTable = {
  organization_id: AnyPgColumn;
  mode?: AnyPgColumn;
};

/** The rows of `table` that belong to the caller's organization and mode and meet every condition. */
export function mine(ctx: Tenant, table: TenantTable, ...conditions: (SQL | undefined)[]): SQL | undefined {
  return and(
    eq(table.organization_id, ctx.organizationId),
    table.mode && eq(table.mode, ctx.mode),
    ...conditions,
  );
}

/** Keeps a join of two tables within one tenant. */
export function sameTenant(
  one: Required<TenantTable>,
  other: Required<TenantTable>,
  ...conditions: (SQL | undefined)[]
): SQL | undefined {
  return and(eq(one.organization_id, other.organization_id), eq(one.mode, other.mode), ...conditions);
}

/** `mine` for a database function, whose first two parameters are the organization and the mode. */
export function mineByParameters(table: string): string {
  return `${table}.organization_id = $1 and ${table}.mode = $2`;
}

/** The tenant columns of a new row. */
export function ofTenant({ organizationId, mode }: Tenant) {
  return { organization_id: organizationId, mode };
}
