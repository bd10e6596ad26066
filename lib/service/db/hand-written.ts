import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { mostZeros } from '#lib/rules/import/same-business';
import { literal } from '#lib/service/db/literal';
import { mineByParameters } from '#lib/service/db/mine';
import { auditEntries } from '#lib/service/db/schema/audit';
import { businesses } from '#lib/service/db/schema/businesses';
import { writtenColumns } from '#lib/service/db/schema/columns';
import { documentLinks } from '#lib/service/db/schema/documents';
import { events } from '#lib/service/db/schema/events';
import { filingSecrets } from '#lib/service/db/schema/filing-secrets';
import { filings } from '#lib/service/db/schema/filings';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { isSessionActive } from '#lib/service/db/schema/sessions';
import { staffColumn } from '#lib/service/person/staff';
import { lacksFactorColumn } from '#lib/service/second-factor/lacks-factor';

/** The tables that a submission writes to; a parent comes before its children. */
export const submissionTables = {
  businesses,
  registeredAgents,
  filings,
  filingSecrets,
  documentLinks,
  events,
  auditEntries,
  idempotencyKeys,
};

const submissionInserts = Object.values(submissionTables).map((table, at) => {
  const name = getTableName(table);
  const columns = writtenColumns(table).join(', ');
  const rows = rowsParameter(at);
  return `if ${rows} <> '[]' then insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${rows}::json); end if;`;
});

const keyRows = rowsParameter(Object.keys(submissionTables).indexOf('idempotencyKeys'));

/** The parameter with the rows of a table, by its place; the tenant comes first. */
function rowsParameter(at: number): string {
  return `$${at + 3}`;
}

const ownRecord = `select b.* into own from businesses b where ${mineByParameters('b')} and b.id = $3`;

// Compared with what is known before: a function or a join in the comparison would let the policies read every record.
const homeRecords = (condition: string) => `
  select o.id, o.formation_jurisdiction, o.legal_name, o.registration_number from businesses o
  where ${mineByParameters('o')} and ${condition} and o.formation_jurisdiction = own.formation_jurisdiction
    and o.formation_business_id is null and o.registration_state <> 'canceled' and o.id <> $3 limit 20`;

const namesOfBusinesses = (condition: string, order = '') => `
  select n.legal_name, n.registration_number, n.registration_jurisdiction, n.registration_state from businesses n
  where ${mineByParameters('n')} and n.registration_jurisdiction = $3 and n.registration_state <> 'canceled'
    and n.id <> $4 and n.formation_business_id is distinct from $4 and (${condition})
  ${order} limit 20;`;

/**
 * The statements that are written by hand for speed: at most six, each with the figure that justifies it, measured in
 * CPU time on the embedded database, with both forms alternating in one process.
 */
const statements = {
  // 0.15 of the time of Drizzle's, and half of the time of the same text without the cached plan.
  one_filing: {
    takes: ['uuid', 'text', 'uuid'],
    returns: 'text',
    does: `return (select f.resource from filings f where ${mineByParameters('f')} and f.id = $3);`,
  },
  // 0.6 of the time of the same text without the cached plan: planning takes longer than reading the page.
  newest_filings: {
    takes: ['uuid', 'text', 'uuid', 'int'],
    returns: 'table (id uuid, resource text)',
    guesses: true,
    does: `return query select f.id, f.resource from filings f
        where ${mineByParameters('f')} and f.id < $3 order by f.id desc limit $4;`,
  },
  // 0.10 of the time of Drizzle's; each request of a person starts with it.
  standing_session: {
    takes: ['text', 'timestamptz', 'timestamptz', 'boolean'],
    returns: 'json',
    does: `return (select row_to_json(found) from (
        select s.id, s.organization_id, p.id as person_id, p.name, m.roles, s.method, s.created_at, s.last_seen_at,
          o.test_clock_offset_ms, o.is_operator, ${staffColumn('p.id')}, ${lacksFactorColumn}
        from sessions s
        join people p on p.id = s.person_id
        join memberships m on m.organization_id = s.organization_id and m.person_id = s.person_id
          and m.suspended_at is null
        join organizations o on o.id = s.organization_id
        where s.hash = $1 and ${isSessionActive('$2', '$3')} and ($4 or not o.is_demo)
      ) found);`,
  },
  // 0.07 of the time of Drizzle's four, and 0.28 of planning each call, as Postgres does after some submissions. `likely` is
  // read only where it is asked for, and is what the import of businesses finds too: a statement of its own for it took a
  // fifth of a preflight. A record that is to be held is locked against its removal and a change of its home state, which
  // lock it for update.
  facts_for_checks: {
    takes: ['uuid', 'text', 'uuid', 'text', 'boolean', 'boolean'],
    returns: 'json',
    guesses: true,
    does: `declare own businesses; begin
      if $6 then ${ownRecord} for key share;
      else ${ownRecord};
      end if;
      return json_build_object(
      'business', case when own.id is not null then row_to_json(own) end,
      'registrations', (select json_agg(found) from (
        select r.id as business_id, (
            select f.id from filings f
            where ${mineByParameters('f')} and f.business_id = r.id order by f.id desc limit 1
          ) as filing_id, r.registration_number, r.registration_date,
          r.registration_jurisdiction as jurisdiction, r.registration_state as status
        from businesses r
        where ${mineByParameters('r')} and r.formation_business_id = $3 and ($4 is null or r.registration_jurisdiction = $4)
      ) found),
      'documents', (select json_agg(found) from (
        select d.id, d.types, d.issued_on, d.uploaded_at, d.filename from documents d
        where ${mineByParameters('d')} and d.business_id = $3
      ) found),
      'formation', (select row_to_json(found) from (
        select f.id, f.status from filings f
        where ${mineByParameters('f')} and f.business_id = $3 and f.type = 'formation' limit 1
      ) found),
      'likely', case when $5 and own.formation_business_id is null then (select json_agg(found) from (
        (${homeRecords('o.registration_jurisdiction = own.formation_jurisdiction and o.name_key = own.name_key')})
        union
        (${homeRecords(`o.registration_number = any (array(
          select repeat('0', zeros) || ltrim(own.registration_number, '0') from generate_series(0, ${mostZeros}) zeros))`)})
        order by id
      ) found) end);
      end;`,
  },
  // 0.09 of the time of Drizzle's two, and 0.55 without planning each call. If two keys differ in one letter, either
  // their first or their last halves are equal; of many that start like it, the nearest come first. The rules decide.
  names_like: {
    takes: ['uuid', 'text', 'text', 'uuid', 'text', 'int'],
    returns: 'table (name text, registration_number text, jurisdiction text, status text)',
    guesses: true,
    does: `if $6 is null then return query ${namesOfBusinesses('n.name_key = $5')}
      else return query ${namesOfBusinesses(
        `n.name_key = $5 or (length(n.name_key) between length($5) - 1 and length($5) + 1
          and (left(n.name_key, $6) = left($5, $6) or right(n.name_key, $6) = right($5, $6)))`,
        'order by similarity(n.name_key, $5) desc',
      )}
      end if;
      if $2 = 'test' then
        return query select r.legal_name, r.registration_number, r.jurisdiction, r.status from registry_records r
          where r.jurisdiction = $3 and r.name_key = $5;
      end if;`,
  },
  // 0.42 of the time of Drizzle's inserts. It returns the plan whose state's key the submission was sent with: found here,
  // with a cached plan, that takes a third of the time of a statement of its own.
  write_submission: {
    takes: ['uuid', 'text', ...submissionInserts.map(() => 'text')],
    returns: 'uuid',
    does: `${submissionInserts.join('\n      ')}
      return (select s.plan_id from plan_states s
        where ${mineByParameters('s')} and s.idempotency_key = ${keyRows}::json -> 0 ->> 'key' and s.filing_id is null limit 1);`,
  },
} as const satisfies Record<string, Written>;

type Written = {
  takes: readonly string[];
  returns: string;
  does: string;
  /** Whether Postgres guesses so many rows without the values that it would plan each call again. */
  guesses?: true;
};

const keepPlan = 'set plan_cache_mode = force_generic_plan';

/**
 * Makes a statement a function of the database, applied like a migration. A connection caches the plan of a function for
 * all its clients, so these work behind a pooler. Its name there has the hash of its text: in a rolling start, and after a
 * return to a former version, each process calls what it was written for.
 */
export function functionOf(name: string, { takes, returns, does, guesses }: Written) {
  const text = `(${takes.join(', ')}) returns ${returns} language plpgsql ${guesses ? keepPlan : ''} as $written$
    #variable_conflict use_column
    begin
      ${does}
    end $written$;`;
  const called = `${name}_${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  return { called, sql: `create or replace function ${called}${text}` };
}

const functions = Object.entries<Written>(statements).map(
  ([name, written]) => [name, functionOf(name, written)] as const,
);
const calledOf = new Map(functions.map(([name, { called }]) => [name, called]));

/** The SQL that makes them all. */
export const handWritten = functions.map(([, { sql }]) => sql).join('\n');

/** What each is called here, by its name in the database. */
export const handWrittenNames: ReadonlyMap<string, string> = new Map(
  functions.map(([name, { called }]) => [called, name]),
);

/** A call of one as SQL text, for a message that can have no parameters. What it returns has its name here. */
export function callOf(
  name: keyof typeof statements,
  values: readonly (string | number | boolean | null)[],
): string {
  return `select * from ${calledOf.get(name)}(${values.map(literal).join(', ')}) as ${name}`;
}
