import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failingDays } from '#lib/contract/lifetimes';
import { problems } from '#lib/contract/problem-codes';
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

test('the guide webhooks says after how many days an endpoint is disabled', async () => {
  expect(await guideMarkdown('webhooks')).toContain(
    `An endpoint that fails for ${failingDays} days is disabled`,
  );
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
