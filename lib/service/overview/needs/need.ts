import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { NeedTotal, OverviewQuery } from '#lib/contract/overview';
import { ownerFilter } from '#lib/service/assignment/owner-filter';
import type { Context } from '#lib/service/context';
import { countRows } from '#lib/service/db/count-rows';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { hasSnoozed, isOfSnoozed, isSnoozed } from '#lib/service/snooze/snoozed';

/** One kind of rows that wait for a person, with their number. */
export type Need<Row> = {
  read(ctx: Context, tx: Tx, query: OverviewQuery, most: number): Promise<Row[]>;
  count(ctx: Context, tx: Tx, query: OverviewQuery): Promise<NeedTotal>;
};

type Waiting<Row> = {
  table: PgTable & { organization_id: AnyPgColumn; mode: AnyPgColumn; id: AnyPgColumn };
  /** When it last changed: an object that was snoozed before that is back. */
  changedAt?: AnyPgColumn;
  /** For kinds without owners: `ours` waits for the team, `mine` for the caller. */
  owner?: 'ours' | 'mine';
  /** The condition for waiting rows; null if none wait for the caller. */
  waits(ctx: Context): SQL | null;
  rows(ctx: Context, tx: Tx, conditions: (SQL | undefined)[], most: number): Promise<Row[]>;
};

/** A kind whose rows come from one table. */
export function defineNeed<Row>({ table, changedAt, owner, waits, rows }: Waiting<Row>): Need<Row> {
  const snoozed = (ctx: Context) => isSnoozed(ctx, table.id, changedAt);
  const owned = (ctx: Context, query: OverviewQuery) =>
    owner === undefined ? ownerFilter(ctx, table.id, query.owner) : undefined;
  const isListed = ({ owner: chosen }: OverviewQuery) =>
    chosen === undefined || owner === undefined || (owner === 'mine' ? chosen === 'me' : chosen === 'none');
  return {
    async read(ctx, tx, query, most) {
      const which = waits(ctx);
      if (which === null || !isListed(query)) return [];
      const put = query.snoozed === 'true' ? snoozed(ctx) : sql`not ${snoozed(ctx)}`;
      return rows(ctx, tx, [which, owned(ctx, query), put], most);
    },
    async count(ctx, tx, query) {
      const which = waits(ctx);
      if (which === null || !isListed(query)) return { listed: 0, snoozed: 0 };
      const isWaiting = mine(ctx, table, which, owned(ctx, query));
      // What waits is counted by an index that need not have the columns of a snooze.
      const put = and(isWaiting, isOfSnoozed(ctx, table.id, changedAt));
      const snoozed = (await hasSnoozed(ctx, tx)) ? await countRows(tx, table, put) : 0;
      return { listed: (await countRows(tx, table, isWaiting, snoozed)) - snoozed, snoozed };
    },
  };
}
