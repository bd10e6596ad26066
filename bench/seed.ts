import { nameKey } from '#lib/rules/names/name-key';
import { businesses } from '#lib/service/db/schema/businesses';
import { writtenColumns } from '#lib/service/db/schema/columns';
import { createApp } from '#lib/service/edge/create-app';
import { newId } from '#lib/service/ids';
import { closeParts, openParts, type PartsConfig } from '#lib/service/open-parts';
import { copyFiling } from '#lib/testing/copy-filing';
import { runAt } from '#lib/testing/create-database';
import { contextOf, createTenant, type Harness } from '#lib/testing/harness';
import { benchBusiness, benchSubmission } from './bodies.ts';

export type Seeded = {
  testKey: string;
  liveKey: string;
  /** Filings in test mode. */
  filingIds: string[];
  /** The business in test mode, for checks that create nothing. */
  businessOfTest: string;
  /** Live businesses without registrations, one for each submission. */
  businessIds: string[];
  jurisdiction: string;
  submission: Record<string, unknown>;
};

const chunk = 2_000;

/** Fills an empty database: one filing and one business through the API, and copies of their rows. */
export async function seed(
  config: PartsConfig,
  counts: { filings: number; businesses: number },
): Promise<Seeded> {
  const parts = await openParts(config);
  const { app, requests, keyUses, stop } = createApp(parts);
  const time = { now: parts.clock() };
  const { DATABASE_URL } = config.env;
  const asOwner = async (statement: string) => {
    if (DATABASE_URL) await runAt(DATABASE_URL, statement);
    else await parts.database.script(statement);
  };
  const harness: Harness = { parts, app, requests, keyUses, time, asOwner, stop };
  const { organizationId, testKey, liveKey } = await createTenant(harness, 'Benchmark');
  const post = async (key: string, path: string, body: unknown) => {
    const answer = await app.request(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Record<string, unknown> & { id: string };
  };

  const business = await post(testKey, '/v1/business', benchBusiness('Original Bench Company LLC'));
  const live = await post(liveKey, '/v1/business', benchBusiness('Original Bench Company LLC'));
  const jurisdiction = 'US-KY';
  const submission = benchSubmission(jurisdiction);
  const filing = await post(testKey, '/v1/filing/foreign-qualification', {
    ...submission,
    business_id: business.id,
  });
  await parts.database.query('update filings set next_step_at = null where id = $1', [filing.id]);

  const ctx = contextOf(harness, organizationId);
  const filingIds = await copies(counts.filings, (ids) => copyFiling(harness, filing.id, ids));
  const columns = writtenColumns(businesses).join(', ');
  let made = 0;
  const businessIds = await copies(counts.businesses, (ids) => {
    const names = ids.map((_, index) => `Bench Company ${made + index} LLC`);
    made += ids.length;
    return ctx.parts.database.query(
      `insert into businesses (${columns}) select ${columns} from (
         select (jsonb_populate_record(b, jsonb_build_object('id', n.id, 'legal_name', n.name, 'name_key', n.key,
           'registration_number', right(n.id::text, 12)))).*
         from businesses b, unnest($2::uuid[], $3::text[], $4::text[]) as n(id, name, key) where b.id = $1) made`,
      [live.id, ids, names, names.map(nameKey)],
    );
  });
  await asOwner('analyze');
  await stop();
  await closeParts(parts);
  return { testKey, liveKey, businessOfTest: business.id, filingIds, businessIds, jurisdiction, submission };
}

async function copies(count: number, insert: (ids: string[]) => Promise<unknown>): Promise<string[]> {
  const all: string[] = [];
  const start = Date.now() - count * 1000;
  while (all.length < count) {
    const ids = Array.from({ length: Math.min(chunk, count - all.length) }, (_, index) =>
      newId(new Date(start + (all.length + index) * 1000)),
    );
    await insert(ids);
    all.push(...ids);
  }
  return all;
}
