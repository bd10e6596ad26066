import type { FilingListQuery } from '#lib/contract/filing';
import type { Context } from '#lib/service/context';
import { readIdCursor, writeCursor } from '#lib/service/cursor';
import { literal } from '#lib/service/db/literal';
import { readTenant } from '#lib/service/db/tenant';
import { type FilingFilters, filingConditions } from '#lib/service/verbs/filing/filing-conditions';

const openStatuses = ['queued', 'ready_to_file', 'processing', 'filed'];
const order = 'filings newest first';

export type FilingQuestion = FilingFilters & Pick<FilingListQuery, 'limit' | 'cursor' | 'status'>;

/** A page of filings as JSON text, newest first, joined of what was rendered when each last changed. */
export async function listFilings(ctx: Context, question: FilingQuestion): Promise<string> {
  const { limit, cursor, status } = question;
  const conditions = filingConditions(ctx, question);
  if (cursor !== undefined) {
    conditions.push(`f.id < ${literal(readIdCursor(cursor, order))}::uuid`);
  }
  const rows = await readTenant(ctx, pageOf(conditions, status, limit + 1));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const next = last ? JSON.stringify(writeCursor(order, [String(last.id)])) : 'null';
  return `{"object":"list","data":[${page.map((row) => row.resource).join(',')}],"has_more":${last !== undefined},"next_cursor":${next}}`;
}

/** `open` is four walks along the index of the status, merged: no page costs more than the first. */
function pageOf(conditions: string[], status: FilingListQuery['status'], count: number): string {
  const walk = (condition?: string) =>
    `select f.id, f.resource from filings f where ${[...conditions, ...(condition ? [condition] : [])].join(' and ')} order by f.id desc limit ${count}`;
  if (status !== 'open') return walk(status && `f.status = ${literal(status)}`);
  const statuses = openStatuses.map((open) => `(${literal(open)})`).join(',');
  return `select p.* from (values ${statuses}) s (status) cross join lateral (${walk('f.status = s.status')}) p order by p.id desc limit ${count}`;
}
