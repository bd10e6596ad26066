import { writeFileSync } from 'node:fs';
import { businesses as businessesTable } from '#lib/service/db/schema/businesses';
import { writtenColumns } from '#lib/service/db/schema/columns';
import { filings as filingsTable } from '#lib/service/db/schema/filings';
import type { Harness } from '#lib/testing/harness';
import { benchBusiness, benchSubmission } from '../bodies.ts';
import { asking, medianOf, withService } from './bench-large.ts';
import { type Filled, fillOrganization } from './open-large.ts';

type Options = {
  engine: string;
  filings: number;
  organizations: number;
  times: number;
  out?: string | undefined;
};

/**
 * Milliseconds, medians: an organization of a thousand filings that is alone, one beside all the others, and the large
 * one. The goal is that neither neighbors nor size make a request take longer than 1.3 times as long.
 */
type GrowthFigure = { name: string; alone: number; among: number; large: number };

const goal = 1.3;
const thousand = { businesses: 100, filings: 1_000, cases: 200, obligations: 300 };

/** How times grow with the filings of one organization and with the number of organizations. */
export async function benchGrowth({ engine, filings, organizations, times, out }: Options): Promise<void> {
  const figures: GrowthFigure[] = [];
  const kind = engine === 'pglite' ? 'pglite' : 'postgres';
  const share = filings / thousand.filings;
  const sizes = Object.fromEntries(Object.entries(thousand).map(([name, count]) => [name, count * share]));
  await withService(kind, async (quiet) => {
    const alone = await measured(quiet, await fillOrganization(quiet, thousand));
    await withService(kind, async (full) => {
      const among = await measured(full, await fillOrganization(full, thousand));
      const large = await measured(full, await fillOrganization(full, { ...thousand, ...sizes }));
      await fillNeighbors(full, among.filled.organizationId, organizations);
      console.log(
        `\n${kind}: ${filings} filings in one organization, ${organizations} other organizations\n`,
      );
      for (const name of Object.keys(alone.requests)) {
        const took = { alone: [] as number[], among: [] as number[], large: [] as number[] };
        for (let turn = 0; turn < times + 2; turn += 1) {
          for (const [whose, { requests }] of Object.entries({ alone, among, large })) {
            const milliseconds = await requests[name]?.();
            // The first requests fill caches.
            if (turn >= 2 && milliseconds !== undefined) took[whose as keyof typeof took].push(milliseconds);
          }
        }
        const figure = {
          name,
          alone: medianOf(took.alone),
          among: medianOf(took.among),
          large: medianOf(took.large),
        };
        figures.push(figure);
        console.log(line(figure));
      }
    });
  });
  if (out) {
    const answer = { engine: kind, filings, organizations, times, figures };
    writeFileSync(out, `${JSON.stringify(answer, null, 2)}\n`);
  }
}

type Measured = { filled: Filled; requests: Record<string, () => Promise<number>> };

/** The requests of the goal, each returning how many milliseconds it took. */
async function measured(harness: Harness, filled: Filled): Promise<Measured> {
  const byPerson = asking(harness, filled, 'person');
  const byKey = asking(harness, filled, 'key');
  const { body } = await byKey('/v1/filing?limit=25');
  const id = body.data?.[12]?.id;
  const get = (ask: typeof byKey, path: string) => async () => (await ask(path)).took;
  return {
    filled,
    requests: {
      list: get(byKey, '/v1/filing?limit=25'),
      'list of the dashboard': get(byPerson, '/console/filing?limit=25&sort=created&dir=desc'),
      'list by who acts next': get(byPerson, '/console/filing?limit=25'),
      home: get(byPerson, '/console/overview'),
      'one filing': get(byKey, `/v1/filing/${id}`),
      palette: get(byPerson, '/console/search?q=harbor'),
      submit: () => submitOnce(harness, filled),
    },
  };
}

let made = 0;

async function submitOnce({ app }: Harness, { key }: Filled): Promise<number> {
  made += 1;
  const post = async (path: string, body: unknown) => {
    const start = performance.now();
    const answer = await app.request(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return { took: performance.now() - start, id: JSON.parse(text).id as string };
  };
  const { id } = await post('/v1/business', benchBusiness(`Growing Company ${made} LLC`));
  const { took } = await post('/v1/filing/foreign-qualification', {
    ...benchSubmission('US-KY'),
    business_id: id,
  });
  return took;
}

/** Organizations with twenty rows of each kind, copied from the one given. */
async function fillNeighbors(harness: Harness, from: string, count: number): Promise<void> {
  const id = `('00000000-0000-7014-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const series = `generate_series(1, ${count}) n`;
  const copies = [
    'businesses',
    'registered_agents',
    'filings',
    'cases',
    'obligations',
    'documents',
    'events',
  ];
  await harness.asOwner(
    `insert into organizations (id, name, created_at) select ${id}, 'Neighbor ' || n, now() from ${series}`,
  );
  for (const table of copies) {
    const generated = { businesses: businessesTable, filings: filingsTable }[table];
    const columns = generated ? writtenColumns(generated) : null;
    const into = columns ? `${table} (${columns.join(', ')})` : table;
    const shown = columns ? columns.map((column) => `made.${column}`).join(', ') : 'made.*';
    await harness.asOwner(`set local session_replication_role = replica;
      insert into ${into} select ${shown}
      from (select * from ${table} where organization_id = '${from}' order by id limit 20) o, ${series},
        lateral jsonb_populate_record(o::${table}, jsonb_build_object('organization_id', ${id})) made`);
  }
  await harness.asOwner(
    `insert into search_words (organization_id, mode, word, name)
      select distinct organization_id, mode, word, legal_name from businesses, words_of(legal_name) word
      on conflict do nothing`,
  );
  await harness.asOwner(
    `insert into document_words (organization_id, mode, word, name)
      select distinct organization_id, mode, word, filename from documents, words_of(filename) word
      on conflict do nothing`,
  );
  await harness.asOwner('vacuum analyze');
}

function line({ name, alone, among, large }: GrowthFigure): string {
  const ratio = (one: number, other: number) =>
    `${(one / other).toFixed(2)}${one / other > goal ? ' missed' : ''}`;
  return `${name.padEnd(24)}${`${alone} ms`.padStart(10)}${`${among} ms`.padStart(10)} (${ratio(among, alone)})${`${large} ms`.padStart(10)} (${ratio(large, among)})`;
}
