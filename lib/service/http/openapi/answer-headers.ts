import { interfaceVersion } from '#lib/contract/version';
import type { Answer, Operation } from '#lib/service/http/openapi/document-parts';

const text = (description: string, example: string, format?: string) => ({
  description,
  schema: { type: 'string', ...(format ? { format } : {}), example },
});
const count = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 0, example },
});

/** The headers of answers, once for all operations. */
export const headers: Record<string, unknown> = {
  'X-Request-Id': text(
    'Names this request in the request log. One that you sent, of at most 128 printable characters, comes back',
    '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
  ),
  'Statehouse-Version': text('Version of the interface', interfaceVersion),
  'X-RateLimit-Limit': count('Requests per minute that the key may make', 1200),
  'X-RateLimit-Remaining': count('Requests that remain in this window', 1187),
  'X-RateLimit-Reset': count('When the window ends, in Unix seconds', 1795253460),
  'Retry-After': count('Seconds to wait before another try', 12),
  'WWW-Authenticate': text('The scheme of the credential', 'Bearer'),
  ETag: text('Tag of these bytes, for `If-None-Match`', '"2026-11-01-3q2-7wAbCdEfGhIj"'),
};

const onEvery = ['X-Request-Id', 'Statehouse-Version'];
const onAuthenticated = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const onStatus: Record<string, string[]> = {
  304: ['ETag'],
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

export function describeHeaders(operation: Operation): void {
  const isAuthenticated = (operation.security ?? []).length > 0;
  const isTagged = '304' in operation.responses;
  for (const [status, answer] of Object.entries(operation.responses)) {
    const names = [
      ...onEvery,
      ...(isAuthenticated && status !== '401' ? onAuthenticated : []),
      ...(onStatus[status] ?? []),
      ...(isTagged && status.startsWith('2') ? ['ETag'] : []),
    ];
    addHeaders(answer, names);
  }
}

function addHeaders(answer: Answer, names: string[]): void {
  const common = names.map((name) => [name, { $ref: `#/components/headers/${name}` }]);
  answer.headers = { ...Object.fromEntries(common), ...answer.headers };
}
