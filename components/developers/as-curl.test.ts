import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { asCurl } from '#components/developers/as-curl.ts';
import type { LoggedRequestDetail } from '#lib/contract/request';

const request: LoggedRequestDetail = {
  object: 'request',
  id: 'x.0',
  request_id: 'x',
  created_at: '2026-11-21T09:30:00.000Z',
  method: 'POST',
  path: '/v1/business?a=1',
  operation_id: 'createBusiness',
  status: 201,
  problem_code: null,
  duration_ms: 3,
  actor: { type: 'api_key', id: null, name: 'Server' },
  idempotency_key: "it's one",
  user_agent: null,
  remote_address: null,
  request_body: {
    content_type: 'application/json',
    text: `{"legal_name":"O'Hara \\"$HOME\\" LLC"}`,
    bytes: 30,
    truncated: false,
  },
  response_body: null,
};

test('a shell parses the command correctly, and the key comes from a variable', () => {
  const command = asCurl(request, 'http://127.0.0.1:3000', 'test').replace(/^curl/, 'printf "%s\\n"');
  const words = execFileSync('sh', ['-c', command], {
    env: { ...process.env, STATEHOUSE_TEST_KEY: 'sk_test_mine' },
    encoding: 'utf8',
  });
  expect(words.trimEnd().split('\n')).toEqual([
    '-X',
    'POST',
    'http://127.0.0.1:3000/v1/business?a=1',
    '-H',
    'Authorization: Bearer sk_test_mine',
    '-H',
    "Idempotency-Key: it's one",
    '-H',
    'Content-Type: application/json',
    '--data-raw',
    request.request_body?.text,
  ]);
});

const read = { ...request, method: 'GET', idempotency_key: null, request_body: null };

test('a read needs neither method nor body', () => {
  expect(asCurl(read, 'http://x', 'live')).toBe(
    `curl 'http://x/v1/business?a=1' \\\n  -H "Authorization: Bearer $STATEHOUSE_LIVE_KEY"`,
  );
});

const firstLine = (changes: Partial<LoggedRequestDetail>) =>
  asCurl({ ...read, ...changes }, 'http://x', 'test').split(' \\\n')[0];

test('a path has nothing that curl would take for a pattern, or would not accept', () => {
  expect(firstLine({ path: '/v1/filing/a b%2Fcafé?metadata[order]=5&q=%zz' })).toBe(
    `curl 'http://x/v1/filing/a%20b%2Fcaf%C3%A9?metadata%5Border%5D=5&q=%zz'`,
  );
});

test('curl waits for no body after HEAD', () => {
  expect(firstLine({ method: 'HEAD' })).toBe(`curl --head 'http://x/v1/business?a=1'`);
});

test.each([
  [
    'application/json',
    '{"legal_name":"Nort"}',
    "-H 'Content-Type: application/json'",
    '--data-binary @body.json',
  ],
  ['text/csv', null, "-H 'Content-Type: text/csv'", '--data-binary @body.json'],
  ['multipart/form-data', null, '-F file=@document.pdf'],
])('a body of %s that was not kept whole is to be put into a file', (content_type, text, ...lines) => {
  const request_body = { content_type, text, bytes: 30_000, truncated: text !== null };
  const command = asCurl({ ...request, idempotency_key: null, request_body }, 'http://x', 'test');
  expect(command.split(' \\\n  ').slice(2)).toEqual(lines);
});

test('an upload has the kinds and the date that were sent with it, as far as its answer says', () => {
  const upload = { content_type: 'multipart/form-data', text: null, bytes: 13_000, truncated: false };
  const answered = (text: string | null) =>
    asCurl(
      {
        ...request,
        request_body: upload,
        response_body: { ...upload, content_type: 'application/json', text },
      },
      'http://x',
      'test',
    )
      .split(' \\\n  ')
      .slice(3);
  const document = { types: ['certificate_of_good_standing', 'other'], issued_on: '2026-11-12' };
  expect(answered(JSON.stringify(document))).toEqual([
    '-F file=@document.pdf',
    "-F 'types[]=certificate_of_good_standing'",
    "-F 'types[]=other'",
    "-F 'issued_on=2026-11-12'",
  ]);
  for (const other of [null, '{"status":400}', '{"types":["ot']) {
    expect(answered(other)).toEqual(['-F file=@document.pdf']);
  }
});
