import { interfaceVersion } from '#lib/contract/version';
import { longestHeader } from '#lib/service/edge/name-unknown';
import type { Answer, Operation } from '#lib/service/edge/openapi/document-parts';

const text = (description: string, example: string, maxLength: number) => ({
  description,
  schema: { type: 'string', maxLength, example },
});
const count = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 0, example },
});

/** The headers of responses, once for all operations. */
export const headers: Record<string, unknown> = {
  'X-Request-Id': text(
    'Names this request in the request log. One that you sent, of at most 128 printable characters, comes back',
    '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
    128,
  ),
  'Statehouse-Version': text('Version of the interface', interfaceVersion, 20),
  'X-RateLimit-Limit': count('Requests per minute that the key may make', 1200),
  'X-RateLimit-Remaining': count('Requests that remain in this window', 1187),
  'X-RateLimit-Reset': count('When the window ends, in Unix seconds', 1795253460),
  'Retry-After': count('Seconds to wait before another try', 12),
  'WWW-Authenticate': text('The scheme of the credential', 'Bearer', 100),
  Accept: text('The content type to send instead; absent if it was right', 'application/json', 100),
  'Accept-Encoding': text('How the body may be encoded; absent if it was not encoded', 'identity', 100),
  ETag: text('Tag of these bytes, for `If-None-Match`', '"2026-11-01-3q2-7wAbCdEfGhIj"', 100),
  'Content-Disposition': text(
    'The name under which the file can be saved',
    'attachment; filename="statement-live-2026-11.pdf"',
    4000,
  ),
  'X-Unknown-Fields': text(
    'Members of the body, or parts of the form, that are not known and were ignored, by their paths; absent if there are none',
    'registerd_agent, contact/fax',
    longestHeader,
  ),
};

const onEvery = ['X-Request-Id', 'Statehouse-Version'];
const onAuthenticated = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const onStatus: Record<string, string[]> = {
  304: ['ETag'],
  401: ['WWW-Authenticate'],
  415: ['Accept', 'Accept-Encoding'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

// Refused before the body was read completely.
const unread = new Set(['401', '403', '413', '415', '429']);

export function describeHeaders(operation: Operation): void {
  const isAuthenticated = (operation.security ?? []).length > 0;
  const takesBody = operation.requestBody !== undefined;
  const isTagged = '304' in operation.responses;
  for (const [status, answer] of Object.entries(operation.responses)) {
    const isNamed = takesBody && !unread.has(status);
    const names = [
      ...onEvery,
      ...(isAuthenticated && status !== '401' ? onAuthenticated : []),
      ...(onStatus[status] ?? []),
      ...(isTagged && status.startsWith('2') ? ['ETag'] : []),
      ...(isFile(answer) ? ['Content-Disposition'] : []),
      ...(isNamed ? ['X-Unknown-Fields'] : []),
    ];
    addHeaders(answer, names);
  }
}

function isFile({ content = {} }: Answer): boolean {
  return Object.keys(content).some((type) => !/[/+]json$/.test(type));
}

function addHeaders(answer: Answer, names: string[]): void {
  const common = names.map((name) => [name, { $ref: `#/components/headers/${name}` }]);
  answer.headers = { ...Object.fromEntries(common), ...answer.headers };
}
