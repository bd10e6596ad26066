import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function assetsOf(path: string): Promise<string[]> {
  const html = await (await service.app.request(path)).text();
  return [...html.matchAll(/(?:href|src)="(\/docs\/assets\/[^"]+)"/g)].map(([, href = '']) => href);
}

describe('works', () => {
  test('a versioned file is compressed if the browser accepts that, and can be cached forever', async () => {
    const addresses = await assetsOf('/docs');
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) {
      const plain = await service.app.request(address);
      expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      const zipped = await service.app.request(address, { headers: { 'Accept-Encoding': 'gzip, br' } });
      expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
      const [bytes, small] = await Promise.all([plain.arrayBuffer(), zipped.arrayBuffer()]);
      expect(gunzipSync(small).equals(Buffer.from(bytes))).toBe(true);
    }
  });

  test('a file without a version is revalidated by its ETag', async () => {
    const first = await service.app.request('/docs/assets/docs.css');
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await service.app.request('/docs/assets/docs.css', { headers })).status).toBe(304);
  });

  test('the dashboard’s theme applies here too', async () => {
    const page = await service.app.request('/docs/guides', { headers: { Cookie: 'theme=dark' } });
    expect(await page.text()).toContain('<html lang="en" data-theme="dark">');
    const other = await service.app.request('/docs/guides', { headers: { Cookie: 'theme="><script>' } });
    expect(await other.text()).toContain('<html lang="en">');
  });

  test('a separate service does not link to a dashboard', async () => {
    const { env } = service.parts;
    service.parts.env = { ...env, ROLE: 'api' };
    expect(await (await service.app.request('/docs')).text()).not.toContain('Dashboard');
    service.parts.env = env;
    expect(await (await service.app.request('/docs')).text()).toContain('Dashboard');
  });

  test('the colors are the dashboard’s', async () => {
    const product = await readFile('app/styles/tokens.css', 'utf8');
    const docs = await readFile('lib/service/reference/pages/docs.css', 'utf8');
    const colors = [...docs.matchAll(/^ {2}(--color-[\w-]+: [^;]+;)$/gm)].map(([, line = '']) => line);
    expect(colors.length).toBeGreaterThan(10);
    expect(colors.filter((line) => !product.includes(line))).toEqual([]);
  });

  test('nothing moves once the faces are there: until then the dashboard’s stand for them', async () => {
    const docs = await (await service.app.request('/docs/assets/docs.css')).text();
    const [face = 'none'] =
      /@font-face \{[^}]*Fallback[^}]*\}/.exec(await readFile('app/styles/stand-in-face.css', 'utf8')) ?? [];
    expect(docs).toContain(face);
    expect(docs).toContain('--font-mono: "Geist Mono", "Geist Mono Fallback"');
    expect(docs).toContain('--font-sans: "Public Sans", "Public Sans Fallback"');
  });
});

describe('refuses', () => {
  test('a person at an address that is nowhere gets a page with the way on, a program the problem', async () => {
    for (const path of [
      '/problems/nothing',
      '/problems',
      '/docs/nothing',
      '/docs/guides/nothing',
      '/docs/Guides',
    ]) {
      const page = await service.app.request(path, { headers: { Accept: 'text/html,*/*;q=0.8' } });
      expect([path, page.status, page.headers.get('Content-Type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'none';");
      const html = await page.text();
      expect(html).toContain('There is no page at this address');
      for (const way of ['/docs', '/docs/guides', '/docs/problems'])
        expect(html).toContain(`<a href="${way}">`);
      for (const Accept of ['application/json', '*/*']) {
        const answer = await service.app.request(path, { headers: { Accept } });
        expect([answer.status, (await answer.json()).type]).toEqual([
          404,
          expect.stringMatching(/not_found$/),
        ]);
      }
    }
  });

  test('a slash at the end of an address, which leads to the page', async () => {
    for (const path of [
      '/docs',
      '/docs/guides',
      '/docs/guides/cases',
      '/docs/problems',
      '/problems/conflict',
    ]) {
      const answer = await service.app.request(`${path}/`);
      expect([answer.status, answer.headers.get('Location')]).toEqual([308, path]);
    }
  });

  test('an unknown file', async () => {
    for (const name of ['nothing.css', '..%2F..%2Fpackage.json', 'constructor']) {
      expect((await service.app.request(`/docs/assets/${name}`)).status).toBe(404);
    }
  });
});

describe('guards', () => {
  test('pages only run our own scripts, and text pages run none', async () => {
    for (const path of [
      '/docs',
      '/docs/guides',
      '/docs/guides/cases',
      '/docs/problems',
      '/problems/conflict',
    ]) {
      const { headers } = await service.app.request(path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(path === '/docs' ? "script-src 'self';" : "script-src 'none';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });
});
