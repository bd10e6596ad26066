import { and, eq, sql } from 'drizzle-orm';
import type { DeskMail, DeskMailListQuery } from '#lib/contract/desk-mail';
import type { List } from '#lib/contract/list';
import type { OperatorContext } from '#lib/service/context';
import { cutPage, isMomentKey, readCursor } from '#lib/service/cursor';
import { agentMail } from '#lib/service/db/schema/agent-mail';
import { businesses } from '#lib/service/db/schema/businesses';
import { searchFilter } from '#lib/service/db/search';
import { isId } from '#lib/service/ids';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { readDeskMail, toDeskMail } from '#lib/service/operations/desk-mail-rows';

const order = 'operations_mail';

/** Live mail that the desk recorded for any partner, newest first, also what was withdrawn. */
export async function listDeskMail(
  ctx: OperatorContext,
  { limit, cursor, q, business_id }: DeskMailListQuery,
): Promise<List<DeskMail>> {
  const condition = and(
    eq(agentMail.mode, 'live'),
    business_id === undefined ? undefined : eq(agentMail.business_id, business_id),
    searchFilter(q, {
      name: businesses.legal_name,
      number: businesses.registration_number,
      ids: [agentMail.id],
    }),
    cursor === undefined ? undefined : after(cursor),
  );
  const rows = await acrossOrganizations(ctx, (tx) => readDeskMail(tx, condition, limit + 1));
  const { page, next } = cutPage(rows, limit, order, ({ mail }) => [mail.created_at.toISOString(), mail.id]);
  return { object: 'list', data: page.map(toDeskMail), ...next };
}

function after(cursor: string) {
  const [at, id] = readCursor(cursor, order, [isMomentKey, isId]);
  return sql`(${agentMail.created_at}, ${agentMail.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
