import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#lib/service/db/database';
import { literal } from '#lib/service/db/literal';
import { readRows } from '#lib/service/db/read-rows';

/**
 * As a column of a statement: whether the session `s` may do nothing but set up a second factor. A password alone has
 * opened it, and its organization asks for more; so does the one that runs the service of its staff, wherever they are. A
 * sign-in provider asks for a second factor of its own, so what it has opened is exempt.
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
