import { businesses as businessesTable } from '#lib/service/db/schema/businesses';
import { writtenColumns } from '#lib/service/db/schema/columns';
import { filings as filingsTable } from '#lib/service/db/schema/filings';

export type Sizes = {
  /** Home records of companies. */
  businesses: number;
  filings: number;
  cases: number;
  obligations: number;
};

/** The rows that all others copy: each was created through the API, so that each copy looks real. */
export type Originals = {
  organization: string;
  person: string;
  business: string;
  filing: string;
  case: string;
  obligation: string;
  document: string;
  plan: string;
};

type Run = (statement: string) => Promise<unknown>;

/**
 * Fills one organization with one statement per table: each filing has its own registration and agent, a tenth of the
 * filings and a quarter of the cases are open, and each company has three documents.
 */
export async function fill(run: Run, sizes: Sizes, originals: Originals): Promise<void> {
  await run(helpers);
  // A copy refers to copies that these statements create: looking each one up would take most of the time.
  for (const statement of statementsOf(sizes, originals)) {
    await run(`set local session_replication_role = replica; ${statement}`);
  }
  await run('drop function bench_id, bench_name, bench_state');
  await run('vacuum analyze');
}

// The type is in the random part of the UUIDv7, so that no two types share an id.
const helpers = `
create function bench_id(kind int, n int, at timestamptz) returns uuid language sql stable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
    || '7' || lpad(to_hex(kind), 3, '0') || '8000' || lpad(to_hex(n), 12, '0'))::uuid
$$;
create function bench_name(n int) returns text language sql stable as $$
  select (array['Cedar','Harbor','Summit','Granite','Willow','Beacon','Prairie','Copper','Juniper','Anchor','Meridian','Falcon'])[1 + n % 12]
    || ' ' || (array['Logistics','Analytics','Health','Energy','Foods','Robotics','Capital','Textiles','Software','Materials','Design'])[1 + n / 12 % 11]
    || ' ' || n || ' LLC'
$$;
create function bench_state(n int) returns text language sql stable as $$
  select 'US-' || (array['AL','AZ','AR','CA','CO','CT','FL','GA','ID','IL','IN','IA','KS','KY','LA','ME','MD','MA','MI','MN','MS','MO','MT','NE','NV','NH','NJ','NM','NY','NC','ND','OH','OK','OR','PA','RI','SC','SD','TN','TX','UT','VT','VA','WA','WV','WI','WY'])[1 + n % 47]
$$;`;

// The last of a type is the newest; all were created within two years.
const madeAt = (count: number) =>
  `date_trunc('day', now()) - interval '700 days' * (${count} - n) / ${count} - interval '1 hour'`;

/** Copies the row of `original` in `table`, with other values in the given columns. */
function copies(
  table: string,
  organization: string,
  original: string,
  source: string,
  values: Record<string, string>,
  key = 'id',
  columns: string[] | null = null,
): string {
  const pairs = Object.entries(values).map(([name, value]) => `'${name}', ${value}`);
  const into = columns ? `${table} (${columns.join(', ')})` : table;
  const made = columns?.map((column) => `made.${column}`).join(', ') ?? 'made.*';
  return `insert into ${into}
    select ${made} from ${table} o, ${source},
      lateral jsonb_populate_record(o, jsonb_build_object(${pairs.join(', ')})) made
    where o.organization_id = '${organization}' and o.mode = 'test' and o.${key} = '${original}'`;
}

function statementsOf(sizes: Sizes, from: Originals): string[] {
  const { businesses, filings, cases, obligations } = sizes;
  const documents = businesses * 3;
  const plans = Math.ceil(businesses / 5);
  const mail = businesses;
  const org = from.organization;
  const rows = (count: number) => `generate_series(1, ${count}) n`;
  const shownAt = (count: number) =>
    `to_char((${madeAt(count)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const at = (count: number) => `(${madeAt(count)})`;
  // The filings are distributed over the companies in turn; each further round is for the next state of each company.
  const company = (n: string) => `(1 + (${n} - 1) % ${businesses})`;
  const homeId = (n: string) => `bench_id(1, ${n}, '2024-01-01')`;
  const registrationId = (n: string) => `bench_id(2, ${n}, '2024-06-01')`;
  const filingId = (n: string) => `bench_id(3, ${n}, ${at(filings).replaceAll(/\bn\b/g, n)})`;
  const state = (n: string) => `bench_state(${company(n)} * 7 + (${n} - 1) / ${businesses})`;
  const status = `case when n % 10 <> 0 then case when n % 20 = 1 then 'canceled' else 'completed' end
    else (array['queued', 'ready_to_file', 'processing', 'filed'])[1 + n / 10 % 4] end`;
  const filingOfCase = `(n * ${Math.max(1, Math.floor(filings / cases))})`;
  const caseStatus = `case when n % 4 = 0 then 'needs_response' when n % 20 = 2 then 'under_review' else 'resolved' end`;
  const columns = writtenColumns(filingsTable).join(', ');
  const copiedBusinesses = (source: string, values: Record<string, string>) =>
    copies('businesses', org, from.business, source, values, 'id', writtenColumns(businessesTable));
  const named = { legal_name: `bench_name(${company('n')})`, entity_type: `o.entity_type` };
  const changed = { created_at: at(filings), updated_at: at(filings) };
  return [
    copiedBusinesses(rows(businesses), {
      id: homeId('n'),
      legal_name: 'bench_name(n)',
      name_key: 'upper(bench_name(n))',
      registration_number: `'H' || n`,
      created_at: at(businesses),
      updated_at: at(businesses),
    }),
    copiedBusinesses(rows(filings), {
      id: registrationId('n'),
      ...named,
      name_key: `upper(bench_name(${company('n')}))`,
      registration_number: `'R' || n`,
      registration_jurisdiction: state('n'),
      registration_state: `case when n % 10 = 0 then 'pending' when n % 20 = 1 then 'canceled' else 'registered' end`,
      formation_business_id: homeId(company('n')),
      ...changed,
    }),
    `insert into registered_agents
      select made.* from registered_agents o, ${rows(filings)},
        lateral jsonb_populate_record(o, jsonb_build_object('id', ${registrationId('n')}, 'jurisdiction', ${state('n')})) made
      where o.organization_id = '${org}' and o.mode = 'test'
        and o.id = (select business_id from filings where organization_id = '${org}' and id = '${from.filing}')`,
    `insert into filings (${columns})
      with read as materialized (
        select resource::jsonb as shown from filings where organization_id = '${org}' and id = '${from.filing}')
      select ${columns.replaceAll(/\w+/g, 'made.$&')} from filings o, read, ${rows(filings)},
        lateral (select jsonb_build_object(
          'id', ${filingId('n')}, 'status', ${status}, 'jurisdiction', ${state('n')},
          'legal_name', bench_name(${company('n')}), 'name', bench_name(${company('n')}),
          'business_id', ${registrationId('n')}, 'metadata', jsonb_build_object('matter', 'M-' || n),
          'created_at', ${shownAt(filings)}, 'updated_at', ${shownAt(filings)}) as shown) v,
        lateral jsonb_populate_record(o, v.shown || jsonb_build_object(
          'resource', (read.shown || v.shown)::text, 'formation_business_id', ${homeId(company('n'))},
          'registration_number', 'F' || n, 'needs_response', n % 20 = 0,
          'due_at', case when n % 20 = 0 then now() + interval '1 hour' * (n % 1000 - 100) end,
          'status_changed_at', ${at(filings)}, 'usual_until', (${at(filings)})::date + n % 60, 'next_step_at', null)) made
      where o.organization_id = '${org}' and o.id = '${from.filing}'`,
    copies('cases', org, from.case, rows(cases), {
      id: `bench_id(4, n, ${at(cases)})`,
      parent_id: filingId(filingOfCase),
      status: caseStatus,
      due_at: `now() + interval '1 hour' * (n % 1000 - 100)`,
      overdue_at: 'null',
      resolved_at: `case when (${caseStatus}) = 'resolved' then ${at(cases)} end`,
      resolution_reason: `case when (${caseStatus}) = 'resolved' then 'response_received' end`,
      created_at: at(cases),
      updated_at: at(cases),
      opened_at: at(cases),
    }),
    copies('obligations', org, from.obligation, rows(obligations), {
      id: `bench_id(5, n, ${at(obligations)})`,
      business_id: registrationId(`(1 + (n - 1) % ${filings})`),
      jurisdiction: state(`(1 + (n - 1) % ${filings})`),
      filing_id: 'null',
      previous_id: 'null',
      status: `case when n % 10 < 6 then 'done' when n % 10 < 9 then 'upcoming' when n % 20 = 9 then 'due' else 'overdue' end`,
      due_on: `(now() + interval '1 day' * (n % 730 - 365))::date`,
      created_at: at(obligations),
      updated_at: at(obligations),
    }),
    copies('documents', org, from.document, rows(documents), {
      id: `bench_id(6, n, ${at(documents)})`,
      business_id: homeId(company('n')),
      filename: `'Certificate ' || n || '.pdf'`,
      sha256: `encode(sha256(n::text::bytea), 'hex')`,
      issued_on: `(now() - interval '1 day' * (n % 200))::date`,
      uploaded_at: at(documents),
    }),
    `insert into document_links (organization_id, mode, document_id, parent_type, parent_id)
      select '${org}', 'test', bench_id(6, n, ${at(documents)}), 'filing', ${filingId('n')} from ${rows(Math.min(documents, filings))}`,
    `insert into agent_mail (organization_id, mode, id, business_id, document_id, type, sender, received_on, read_at, tags, created_at, updated_at)
      select '${org}', 'test', bench_id(7, n, ${at(mail)}), ${registrationId('n')}, bench_id(6, n, ${at(documents)}),
        case when n % 100 = 0 then 'service_of_process' else 'notice' end, 'Clerk of Court ' || n % 50, ${at(mail)},
        case when n % 20 = 0 then null else now() end, '[]', ${at(mail)}, ${at(mail)}
      from ${rows(mail)}`,
    copies('plans', org, from.plan, rows(plans), {
      id: `bench_id(8, n, ${at(plans)})`,
      business_id: homeId('n'),
      business_name: 'bench_name(n)',
      submitted_at: `case when n % 4 = 0 then null else ${at(plans)} end`,
      created_at: at(plans),
      updated_at: at(plans),
    }),
    copies(
      'plan_states',
      org,
      from.plan,
      `${rows(plans)}, generate_series(0, 2) s`,
      {
        plan_id: `bench_id(8, n, ${at(plans)})`,
        jurisdiction: `bench_state(n * 7 + 20 + s)`,
        position: 's',
        idempotency_key: `'bench-' || n || '-' || s`,
      },
      'plan_id',
    ),
    `insert into events select made.*
      from events o, ${rows(filings)}, lateral jsonb_populate_record(o, jsonb_build_object(
          'id', bench_id(9, n, ${at(filings)}), 'filing_id', ${filingId('n')}, 'sequence', 1, 'created_at', ${at(filings)},
          'object', o.object || jsonb_build_object('id', ${filingId('n')}, 'business_id', ${registrationId('n')}))) made
      where o.organization_id = '${org}' and o.filing_id = '${from.filing}' and o.sequence = 1`,
    `insert into audit_entries select made.*
      from audit_entries o, ${rows(filings)}, lateral jsonb_populate_record(o, jsonb_build_object(
          'id', bench_id(10, n, ${at(filings)}), 'object_id', ${filingId('n')}, 'event_id', bench_id(9, n, ${at(filings)}),
          'created_at', ${at(filings)}, 'sequence', null, 'personal', null, 'previous_hash', null, 'hash', null)) made
      where o.id = (select min(id::text)::uuid from audit_entries where organization_id = '${org}' and object_id = '${from.filing}')`,
    `insert into assignments (organization_id, mode, id, object, person_id, assigned_at)
      select organization_id, mode, id, 'filing', '${from.person}', now() from filings
      where organization_id = '${org}' and status = 'processing' limit 1000`,
    `insert into assignments (organization_id, mode, id, object, person_id, assigned_at)
      select organization_id, mode, id, 'case', '${from.person}', now() from cases
      where organization_id = '${org}' and status = 'needs_response' and id <> '${from.case}' limit 500`,
    // Triggers do not run for copies.
    `insert into search_words (organization_id, mode, word, name)
      select distinct organization_id, mode, word, legal_name from businesses, words_of(legal_name) word
      where organization_id = '${org}' on conflict do nothing`,
    `insert into document_words (organization_id, mode, word, name)
      select distinct organization_id, mode, word, filename from documents, words_of(filename) word
      where organization_id = '${org}' on conflict do nothing`,
    `insert into filing_metadata (organization_id, mode, entry, filing_id)
      select organization_id, mode, metadata_entry(key, value), id from filings, jsonb_each_text(metadata)
      where organization_id = '${org}' on conflict do nothing`,
  ];
}
