import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Harness } from '#lib/testing/harness';
import { startPostgres } from '../../scripts/start-postgres.ts';
import { type Filled, fillOrganization, openService } from './open-large.ts';
import { type LargeRequest, largeRequests } from './requests.ts';

type Engine = 'pglite' | 'postgres';
type Options = { engine: string; times: number; only?: string | undefined; out?: string | undefined };

/** Milliseconds; `ratio` is the median of page 1,000 divided by that of page 1, requested alternately. */
type LargeFigure = { engine: Engine; name: string; p50: number; p95: number; ratio: number | null };

const sizes = { businesses: 10_000, filings: 100_000, cases: 20_000, obligations: 30_000 };
const goal = { p95: 100, ratio: 1.3 };
const deepPage = 1_000;

/** All lists, searches and counts in one large organization, one request after the other. */
export async function benchLarge({ engine, times, only, out }: Options): Promise<void> {
  const figures: LargeFigure[] = [];
  const filledIn: Record<string, number> = {};
  for (const one of ['pglite', 'postgres'] as const) {
    if (engine !== one && engine !== 'both') continue;
    await withService(one, async (harness) => {
      const start = performance.now();
      const filled = await fillOrganization(harness, sizes);
      filledIn[one] = Math.round((performance.now() - start) / 1000);
      console.log(`\n${one}: filled in ${filledIn[one]} s`);
      for (const request of largeRequests.filter(({ name }) => !only || name.includes(only))) {
        const figure = { engine: one, ...(await measureLarge(harness, filled, request, times)) };
        figures.push(figure);
        console.log(line(figure));
      }
    });
  }
  const answer = { sizes, times, filled_in_seconds: filledIn, figures };
  if (out) writeFileSync(out, `${JSON.stringify(answer, null, 2)}\n`);
}

/** Runs `work` with a service on an empty database, which is gone afterwards. */
export async function withService(engine: Engine, work: (harness: Harness) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-large-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    const harness = await openService({
      DATA_DIR: folder,
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    });
    await work(harness).finally(() => harness.stop());
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureLarge(harness: Harness, filled: Filled, request: LargeRequest, times: number) {
  const ask = asking(harness, filled, request.by);
  const path = request.path.replaceAll('MONTH', new Date().toISOString().slice(0, 7));
  const deep = request.deep ? await cursorOf(ask, path, request.deep * (deepPage - 1)) : null;
  const paths = deep === null ? [path] : [path, `${path}&cursor=${encodeURIComponent(deep)}`];
  for (const each of paths) await ask(each);
  const took = paths.map((): number[] => []);
  for (let turn = 0; turn < times; turn += 1) {
    for (const [at, each] of paths.entries()) took[at]?.push((await ask(each)).took);
  }
  const [first = [], last] = took;
  const ratio = last ? Math.round((at(last, 0.5) / at(first, 0.5)) * 100) / 100 : null;
  return { name: request.name, p50: at(first, 0.5), p95: at(first, 0.95), ratio };
}

type Answer = { next_cursor?: string | null; data?: { id: string }[] };
type Ask = (path: string) => Promise<{ took: number; body: Answer }>;

/** Sends requests by the organization's key or by its person, and measures them. */
export function asking({ app }: Harness, { key, person }: Filled, by: LargeRequest['by']): Ask {
  return async (path) => {
    const token = by === 'key' ? key : await person.token();
    const start = performance.now();
    const answer = await app.request(path, { headers: { Authorization: `Bearer ${token}` } });
    const text = await answer.text();
    const took = performance.now() - start;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return { took, body: JSON.parse(text) };
  };
}

/** The cursor of the page after this many rows. */
async function cursorOf(ask: Ask, path: string, rows: number): Promise<string> {
  let cursor = '';
  for (let before = 0; before < rows; before += 100) {
    const page = path.replace(/limit=\d+/, `limit=${Math.min(100, rows - before)}`);
    const { body } = await ask(cursor ? `${page}&cursor=${encodeURIComponent(cursor)}` : page);
    if (!body.next_cursor) throw new Error(`${path} has fewer rows than ${rows}.`);
    cursor = body.next_cursor;
  }
  return cursor;
}

function at(all: readonly number[], share: number): number {
  const found = all.toSorted((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? 0;
  return Math.round(found * 10) / 10;
}

export const medianOf = (all: readonly number[]) => at(all, 0.5);

function line({ name, p50, p95, ratio }: LargeFigure): string {
  const deep = ratio === null ? '' : `page ${deepPage}: ${ratio} times page 1`;
  const missed = p95 > goal.p95 || (ratio ?? 0) > goal.ratio ? 'missed' : '';
  return `${name.padEnd(28)}${`${p50} ms`.padStart(12)}${`p95 ${p95} ms`.padStart(16)}  ${missed.padEnd(8)}${deep}`;
}
