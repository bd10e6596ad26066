import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxDocumentMebibytes } from '#lib/contract/document-types';
import { failingDays, idempotencyHours, keptDays, secretOverlapHours } from '#lib/contract/lifetimes';
import { longestKept } from '#lib/contract/longest-kept';
import { longestMetadataValue, mostMetadataPairs } from '#lib/contract/metadata-limits';
import { mostStates } from '#lib/contract/plan';
import { problems } from '#lib/contract/problem-codes';
import { hourMs, minuteMs } from '#lib/rules/calendar/durations';
import { attemptPauses } from '#lib/rules/webhooks/retry-schedule';
import { archiveLimits } from '#lib/service/archive/files-of-documents';
import { guideMarkdown, guides, renderGuide } from '#lib/service/reference/guides';
import { snippetsOf } from '#lib/testing/guide-snippet';
import { type Harness, startHarness } from '#lib/testing/harness';
import { fetchOpenApiDocument, schemaChecks } from '#lib/testing/openapi';

let service: Harness;
let check: ReturnType<typeof schemaChecks>;
let schemas: string[];
beforeAll(async () => {
  service = await startHarness();
  const document = await fetchOpenApiDocument(service);
  check = schemaChecks(document);
  schemas = Object.keys(document.components.schemas);
});
afterAll(() => service.stop());

const names = guides.map(([name]) => name);
const pages = [
  '/docs',
  '/docs/guides',
  '/docs/problems',
  ...names.map((name) => `/docs/guides/${name}`),
  ...Object.keys(problems).map((code) => `/problems/${code}`),
];

describe.each(names)('the guide %s', (name) => {
  test('has JSON that is valid by its schema', async () => {
    const blocks = snippetsOf(await guideMarkdown(name)).filter(({ language }) => language === 'json');
    for (const { name: named, text } of blocks) {
      const [schema = '', ...members] = named?.split('.') ?? [];
      expect(schemas, `A JSON example of ${name} names the schema ${named}`).toContain(schema);
      const place = [schema, ...members].join('/properties/');
      const isValid = check({ $ref: `#/components/schemas/${place}` });
      isValid(JSON.parse(text));
      expect(isValid.errors, text).toBeNull();
    }
  });

  test('is a page with its title as its heading', async () => {
    const title = guides.find(([known]) => known === name)?.[1];
    const page = await service.app.request(`/docs/guides/${name}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toContain('{base_url}');
  });
});

const inDigits = (count: number) => count.toLocaleString('en-US');
const durations = attemptPauses.slice(1).map((pause) => {
  const [unit, length] =
    pause < minuteMs ? ['seconds', 1000] : pause < hourMs ? ['minutes', minuteMs] : ['hours', hourMs];
  return `${pause / Number(length)} ${unit}`;
});

test.each([
  ['documents', `of at most ${maxDocumentMebibytes} MiB`],
  [
    'documents',
    `at most ${inDigits(archiveLimits.documents)} documents of ${archiveLimits.mebibytes} MiB together`,
  ],
  ['events', `those of the last ${keptDays} days`],
  ['filings', `at most ${mostMetadataPairs} pairs`],
  ['filings', `string values of at most ${inDigits(longestMetadataValue)}`],
  ['idempotency', `the same body within ${idempotencyHours} hours`],
  ['plans', `in 1 to ${mostStates} states`],
  ['request-log', `for ${keptDays} days in the dashboard`],
  ['request-log', `the first ${inDigits(longestKept)} characters of each body`],
  ['webhooks', `then after ${new Intl.ListFormat('en-US').format(durations).replace(/, and/, ' and')}`],
  ['webhooks', `the old one keeps signing too for ${secretOverlapHours} hours`],
  ['webhooks', `An endpoint that fails for ${failingDays} days is disabled`],
])('the guide %s names a limit as the service has it: %s', async (name, words) => {
  expect(await guideMarkdown(name)).toContain(words);
});

test('the guide to errors says of each status whether to retry', async () => {
  const [, table = ''] = (await guideMarkdown('errors')).split('## When to retry');
  for (const { status } of Object.values(problems)) expect(table).toContain(String(status));
});

test('no page has a broken link', async () => {
  const dead: string[] = [];
  const known = new Map<string, string>();
  const read = async (path: string) => {
    const page = await service.app.request(path);
    const text = page.status === 200 ? await page.text() : '';
    known.set(path, text);
    return text;
  };
  for (const page of pages) {
    for (const [, href = ''] of (await read(page)).matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (href === '/' || /^https:/.test(href)) continue;
      const [path = '', heading] = href.startsWith('#') ? [page, href.slice(1)] : href.split('#');
      const text = known.get(path) || (await read(path));
      if (!text || (heading && !text.includes(`id="${heading}"`))) dead.push(`${page} → ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

test('the reference has no broken links', async () => {
  const text = JSON.stringify(await fetchOpenApiDocument(service));
  const links = new Set([...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path = '']) => path));
  expect(links.size).toBeGreaterThan(5);
  for (const path of links) expect((await service.app.request(path)).status, path).toBe(200);
});

test('an unknown guide is not found, whatever its name', async () => {
  for (const name of ['nothing', '..%2F..%2FREADME', 'constructor']) {
    expect((await service.app.request(`/docs/guides/${name}`)).status).toBe(404);
  }
});

test('a guide that could not be read once is read again', async () => {
  const base = 'http://other.test';
  const fails = () => Promise.reject(new Error('too many open files'));
  await expect(renderGuide('cases', base, fails)).rejects.toThrow('too many open files');
  expect(await renderGuide('cases', base)).toContain('<h1>Cases</h1>');
});
