import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#lib/service/db/database';
import { literal } from '#lib/service/db/literal';
import { readRows } from '#lib/service/db/read-rows';

/**
 * As a column of a statement: whether the session `s` may do nothing but set up a second factor, because it was opened
 * with only a password and its organization requires more. The organization that runs the service requires it of its
 * staff in every organization. Sessions opened by a sign-in provider are exempt, because the provider has its own
 * second factor.
 */
export const lacksFactorColumn = `(
    s.method = 'password'
    and exists (
      select 1 from memberships fm join organizations fo on fo.id = fm.organization_id
      where fm.person_id = s.person_id and fm.suspended_at is null and fo.requires_second_factor and (
        fo.id = s.organization_id
        or fo.is_operator and exists (select 1 from staff fs where fs.person_id = s.person_id)))
    and not exists (
      select 1 from authenticators fa where fa.person_id = s.person_id and fa.confirmed_at is not null)
  ) as lacks_factor`;

export async function lacksFactor(db: Db | Tx, sessionId: string): Promise<boolean> {
  const statement = `select ${lacksFactorColumn} from sessions s where s.id = ${literal(sessionId)}`;
  const [row] = await readRows(db, sql.raw(statement));
  return row?.lacks_factor === true;
}
