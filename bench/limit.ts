import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { serve } from '@hono/node-server';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { literal } from '#lib/service/db/literal';
import { businesses } from '#lib/service/db/schema/businesses';
import { writtenColumns } from '#lib/service/db/schema/columns';
import { filings } from '#lib/service/db/schema/filings';
import { newId } from '#lib/service/ids';

// The upper limit on this database: bare Hono and prepared statements without keys, checks and tenants. A submission
// runs the same reads and writes the same rows in one transaction of two messages: it copies a submission of the
// product under new ids.
//
// DATA_DIR or DATABASE_URL, PORT

type Row = Record<string, unknown>;
/** One message of statements without parameters; returns the rows of each. */
type Send = (text: string) => Promise<Row[][]>;
type Connection = { send: Send; release: () => void };

const { DATA_DIR = '', DATABASE_URL, PORT } = process.env;
let prepared = '';
const connect = DATABASE_URL ? await onPostgres(DATABASE_URL) : await onPglite(join(DATA_DIR, 'postgres'));
const setup = await connect();
const rows = await rowsOfOneSubmission(setup.send);
prepared = `${reads()}; ${Object.entries(rows).map(insertOf).join('; ')}`;
setup.release();

const app = new Hono();
app.get('/readyz', (c) => c.json({ status: 'ready' }));
app.get('/v1/filing/:id', async (c) => {
  const [found] = await once(`execute one_filing(${literal(c.req.param('id'))})`);
  return c.body(String(found?.[0]?.resource), 200, { 'Content-Type': 'application/json' });
});
app.get('/v1/filing', async (c) => {
  const [found = []] = await once('execute list_of_25');
  const data = found.slice(0, 25).map((row) => row.resource);
  const text = `{"object":"list","data":[${data.join(',')}],"has_more":${found.length > 25}}`;
  return c.body(text, 200, { 'Content-Type': 'application/json' });
});
app.post('/v1/filing/foreign-qualification/preflight', async (c) => {
  const { business_id } = (await c.req.json()) as { business_id: string };
  await once(readsOf(business_id));
  return c.json({ object: 'preflight' });
});
app.post('/v1/filing/foreign-qualification', async (c) => {
  const { business_id } = (await c.req.json()) as { business_id: string };
  const connection = await connect();
  try {
    await connection.send(`begin; ${readsOf(business_id)}`);
    const again = copyOf(rows, business_id);
    const inserts = Object.entries(again.rows).flatMap(([table, list]) =>
      list.map((row) => `execute into_${table}(${Object.values(row).map(asLiteral).join(', ')})`),
    );
    await connection.send(`${inserts.join('; ')}; commit`);
    return c.body(again.resource, 201, { 'Content-Type': 'application/json' });
  } finally {
    connection.release();
  }
});
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' });

async function once(text: string): Promise<Row[][]> {
  const { send, release } = await connect();
  try {
    return await send(text);
  } finally {
    release();
  }
}

function reads(): string {
  return `prepare one_filing(uuid) as select resource from filings where id = $1;
    prepare list_of_25 as select resource from filings where mode = 'test' order by organization_id desc, mode desc, id desc limit 26;
    prepare one_business(uuid) as select * from businesses where organization_id = ${literal(organization())} and id = $1;
    prepare registrations_of(uuid) as select id, registration_jurisdiction, registration_state from businesses
      where organization_id = ${literal(organization())} and formation_business_id = $1;
    prepare names_like(text) as select legal_name from businesses
      where organization_id = ${literal(organization())} and mode = 'live' and name_key = $1 limit 20;
    prepare approval_rules as select * from approval_rules where organization_id = ${literal(organization())}`;
}

function readsOf(businessId: string): string {
  const id = literal(businessId);
  return `execute one_business(${id}); execute registrations_of(${id}); execute names_like('NONE LIKE IT'); execute approval_rules`;
}

function organization(): string {
  return String(rows.filings?.[0]?.organization_id);
}

function insertOf([table, list]: [string, Row[]]): string {
  const names = Object.keys(list[0] ?? {});
  const places = names.map((_, at) => `$${at + 1}`);
  return `prepare into_${table} as insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`;
}

async function rowsOfOneSubmission(send: Send): Promise<Record<string, Row[]>> {
  const read = async (table: string, condition: string) => {
    const [found = []] = await send(`select row_to_json(t) as row from ${table} t where ${condition}`);
    return found.map(({ row }) => row as Row);
  };
  const [filing] = await read('filings', "mode = 'live' order by id desc limit 1");
  if (!filing) throw new Error('The product has made no live submission yet.');
  const business = literal(String(filing.business_id));
  const objects = `object_id in (${literal(String(filing.id))}, ${business})`;
  return {
    businesses: (await read('businesses', `id = ${business}`)).map((row) => written(businesses, row)),
    registered_agents: await read('registered_agents', `id = ${business}`),
    filings: [written(filings, filing)],
    events: await read('events', `object->>'id' in (${literal(String(filing.id))}, ${business})`),
    audit_entries: (await read('audit_entries', objects)).map((entry) => ({
      ...entry,
      sequence: null,
      previous_hash: null,
      hash: null,
    })),
  };
}

/** Without the columns that the database generates. */
function written(table: PgTable, row: Row): Row {
  return Object.fromEntries(writtenColumns(table).map((name) => [name, row[name]]));
}

/** The same rows under new ids, for another business. */
function copyOf(all: Record<string, Row[]>, businessId: string) {
  let text = JSON.stringify(all);
  const ids = Object.values(all).flatMap((list) => list.map((row) => String(row.id)));
  for (const id of new Set(ids)) text = text.replaceAll(id, newId(new Date()));
  const home = all.filings?.[0]?.formation_business_id;
  const again = JSON.parse(text.replaceAll(String(home), businessId)) as Record<string, Row[]>;
  return { rows: again, resource: String(again.filings?.[0]?.resource) };
}

function asLiteral(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return literal(value);
  return literal(typeof value === 'string' ? value : JSON.stringify(value));
}

async function onPglite(dataDir: string): Promise<() => Promise<Connection>> {
  const client = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  let isReady = false;
  let last: Promise<unknown> = Promise.resolve();
  return async () => {
    // There is only one connection: each caller waits for the one before.
    const before = last;
    const { promise, resolve: release } = Promise.withResolvers<void>();
    last = promise;
    await before;
    const send: Send = async (text) => (await client.exec(text)).map((result) => result.rows as Row[]);
    if (!isReady && prepared !== '') {
      isReady = true;
      await send(prepared);
    }
    return { send, release };
  };
}

async function onPostgres(url: string): Promise<() => Promise<Connection>> {
  const pool = new Pool({ connectionString: url, max: 16 });
  const ready = new WeakSet<object>();
  return async () => {
    const client = await pool.connect();
    const send: Send = async (text) => {
      const result: unknown = await client.query(text);
      return (Array.isArray(result) ? result : [result]).map((one) => (one as { rows: Row[] }).rows);
    };
    if (!ready.has(client) && prepared !== '') {
      ready.add(client);
      await send(prepared);
    }
    return { send, release: () => client.release() };
  };
}
