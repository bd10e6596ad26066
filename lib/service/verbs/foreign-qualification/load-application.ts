import { type SQL, sql } from 'drizzle-orm';
import type { ExistingRegistration } from '#lib/contract/problem';
import type { NameOnRecord } from '#lib/domain/names/compare-names';
import { effectiveName } from '#lib/domain/names/effective-name';
import { nameKey } from '#lib/domain/names/name-key';
import type { DocumentOnFile } from '#lib/domain/requirement/document-on-file';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { readRows } from '#lib/service/db/read-rows';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';
import { findByNameKey } from '#lib/service/registry/find-by-name-key';
import type {
  Application,
  Ask,
  QualifiedBusiness,
} from '#lib/service/verbs/foreign-qualification/application';

interface Found {
  business: QualifiedBusiness | null;
  registrations: ExistingRegistration[] | null;
  documents: DocumentOnFile[] | null;
}

/**
 * Reads what the checks look at; 404 for a business of another organization or mode. `otherName` is checked instead of
 * the one that the request leads to.
 */
export async function loadApplication(
  ctx: Context,
  tx: Tx,
  ask: Ask,
  otherName?: string,
): Promise<Application> {
  const id = ask.body.business_id;
  if (typeof id !== 'string' || !isId(id)) throw notFound('business');
  const found = await readFacts(ctx, tx, id, ask.jurisdiction);
  const { business } = found;
  if (!business) throw notFound('business');
  const name = otherName ?? nameOf(ask, business.legal_name);
  return {
    ...ask,
    business,
    homeRules: ctx.parts.jurisdictions.get(business.formation_jurisdiction) ?? null,
    name,
    registrations: [
      ...(business.formation_jurisdiction === ask.jurisdiction ? [homeRegistration(business)] : []),
      ...(found.registrations ?? []),
    ],
    // A time inside JSON carries the zone of the database's session.
    documents: (found.documents ?? []).map((document) => ({
      ...document,
      uploaded_at: new Date(document.uploaded_at).toISOString(),
    })),
    namesOnRecord: await readNames(ctx, tx, ask, id, name),
  };
}

function nameOf({ body, rules }: Ask, legalName: string): string {
  const alternateName = typeof body.alternate_name === 'string' ? body.alternate_name : null;
  return rules ? effectiveName({ legalName, alternateName, rules }) : legalName;
}

function homeRegistration(business: QualifiedBusiness): ExistingRegistration {
  return {
    business_id: business.id,
    filing_id: null,
    registration_number: business.registration_number,
    registration_date: business.formation_date,
    status: business.registration_state,
  };
}

async function readFacts(ctx: Context, tx: Tx, id: string, jurisdiction: string | null): Promise<Found> {
  const tenant = tenantOf(ctx);
  const [row] = await readRows(
    tx,
    sql`select
      (select row_to_json(b) from businesses b where ${tenant('b')} and b.id = ${id}) as business,
      (select json_agg(r) from (
        select r.id as business_id, f.id as filing_id, r.registration_number, r.registration_date, r.registration_state as status
        from businesses r left join lateral (
          select f.id from filings f where ${tenant('f')} and f.business_id = r.id order by f.id desc limit 1
        ) f on true
        where ${tenant('r')} and r.formation_business_id = ${id}
          and r.registration_jurisdiction = ${jurisdiction} and r.registration_state <> 'canceled'
      ) r) as registrations,
      (select json_agg(d) from (
        select d.id, d.types, d.issued_on, d.uploaded_at, d.filename from documents d where ${tenant('d')} and d.business_id = ${id}
      ) d) as documents`,
  );
  return row as unknown as Found;
}

/** Other companies in the target state whose name may be too close: here, and in test mode in the sandbox's register. */
async function readNames(ctx: Context, tx: Tx, ask: Ask, id: string, name: string): Promise<NameOnRecord[]> {
  const { jurisdiction, rules } = ask;
  if (!jurisdiction || !rules) return [];
  const key = nameKey(name);
  const here = await readRows(
    tx,
    sql`select n.legal_name as name, n.registration_number, n.registration_jurisdiction as jurisdiction, n.registration_state as status
      from businesses n
      where ${tenantOf(ctx)('n')} and n.registration_jurisdiction = ${jurisdiction} and n.registration_state <> 'canceled'
        and n.id <> ${id} and n.formation_business_id is distinct from ${id}
        and (n.name_key = ${key}${rules.name_rules.standard === 'deceptively_similar' ? nearKey(key) : sql``})
      limit 20`,
  );
  const registered = ctx.mode === 'test' ? await findByNameKey(tx, jurisdiction, key) : [];
  return [...(here as unknown as NameOnRecord[]), ...registered];
}

/** Of two keys that differ in one letter either the first halves are equal or the last. The domain decides. */
function nearKey(key: string): SQL {
  const half = Math.floor(key.length / 2);
  if (half < 3) return sql``;
  return sql` or (length(n.name_key) between ${key.length - 1}::int and ${key.length + 1}::int
    and (left(n.name_key, ${half}::int) = ${key.slice(0, half)} or right(n.name_key, ${half}::int) = ${key.slice(-half)}))`;
}

function tenantOf(ctx: Context): (alias: string) => SQL {
  return (alias) => {
    const table = sql.identifier(alias);
    return sql`${table}.organization_id = ${ctx.organizationId} and ${table}.mode = ${ctx.mode}`;
  };
}
