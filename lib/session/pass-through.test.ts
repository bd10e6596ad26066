import { describe, expect, test } from 'vitest';
import { isOwnRequest, passOn } from '#lib/session/pass-through';

describe('isOwnRequest', () => {
  const asks = (headers: Record<string, string>) => isOwnRequest(new Headers(headers));

  test('accepts our own pages, and a typed address', () => {
    expect(asks({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
    expect(asks({ 'Sec-Fetch-Site': 'none' })).toBe(true);
    expect(asks({ Origin: 'https://desk.example', Host: 'desk.example' })).toBe(true);
  });

  test('refuses pages of another site, or of another port of the same host', () => {
    expect(
      asks({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://desk.example', Host: 'desk.example' }),
    ).toBe(false);
    expect(asks({ 'Sec-Fetch-Site': 'same-site' })).toBe(false);
    expect(asks({ Origin: 'https://evil.example', Host: 'desk.example' })).toBe(false);
    expect(asks({ Origin: 'null', Host: 'desk.example' })).toBe(false);
    const forged = {
      Origin: 'https://evil.example',
      'X-Forwarded-Host': 'evil.example',
      Host: 'desk.example',
    };
    expect(asks(forged)).toBe(false);
  });
});

describe('passOn', () => {
  test('forwards only the needed headers, and no cookies', async () => {
    const { createServer } = await import('node:http');
    let seen: NodeJS.Dict<string | string[]> = {};
    const server = createServer((request, response) => {
      seen = request.headers;
      response.writeHead(206, {
        'Content-Type': 'application/pdf',
        'Content-Range': 'bytes 0-3/10',
        ETag: '"a"',
        'Set-Cookie': 'session=stolen',
        'Access-Control-Allow-Origin': '*',
      });
      response.end('%PDF');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const request = new Request('http://desk.example/data/test/v1/document/x/content?download=true', {
      headers: { Range: 'bytes=0-3', Cookie: 'statehouse.session=sealed', 'X-Secret': 'mine' },
    });
    const answer = await passOn(request, {
      baseUrl: `http://127.0.0.1:${port}`,
      token: async () => 'person',
      path: '/v1/document/x/content',
    });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe('%PDF');
    expect(answer.headers.get('Content-Range')).toBe('bytes 0-3/10');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(seen).toMatchObject({ authorization: 'Bearer person', range: 'bytes=0-3' });
    expect(seen.cookie ?? seen['x-secret']).toBeUndefined();
    server.close();
  });
});
