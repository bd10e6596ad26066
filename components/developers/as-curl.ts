import type { Document } from '#lib/contract/document';
import type { KeptBody, LoggedRequestDetail } from '#lib/contract/request';
import type { Mode } from '#lib/contract/scalars';

/** The request as a shell command. The key is not in the log, so a variable stands for it. */
export function asCurl(request: LoggedRequestDetail, baseUrl: string, mode: Mode): string {
  const { method, path, idempotency_key, request_body, response_body } = request;
  return [
    `curl ${optionOf(method)}${quoted(baseUrl + encoded(path))}`,
    `-H "Authorization: Bearer $STATEHOUSE_${mode.toUpperCase()}_KEY"`,
    ...(idempotency_key === null ? [] : [`-H ${quoted(`Idempotency-Key: ${idempotency_key}`)}`]),
    ...(request_body ? bodyOf(request_body, response_body) : []),
  ].join(' \\\n  ');
}

function optionOf(method: string): string {
  if (method === 'GET') return '';
  // With -X, curl would wait for a body.
  return method === 'HEAD' ? '--head ' : `-X ${method} `;
}

/** A body that was not kept whole is read from a file: without its rest it would be another request. */
function bodyOf({ content_type, text, truncated }: KeptBody, answer: KeptBody | null): string[] {
  if (content_type === 'multipart/form-data') return ['-F file=@document.pdf', ...partsOf(answer)];
  const data = text === null || truncated ? '--data-binary @body.json' : `--data-raw ${quoted(text)}`;
  return [`-H ${quoted(`Content-Type: ${content_type}`)}`, data];
}

/** The log keeps no part of an upload; what came with the file is in the answer, unless it was refused. */
function partsOf(answer: KeptBody | null): string[] {
  const { types = [], issued_on } = documentIn(answer);
  return [
    ...types.map((type) => `-F ${quoted(`types[]=${type}`)}`),
    ...(issued_on ? [`-F ${quoted(`issued_on=${issued_on}`)}`] : []),
  ];
}

function documentIn(answer: KeptBody | null): Partial<Document> {
  try {
    return JSON.parse(answer?.text ?? '{}');
  } catch {
    return {};
  }
}

/** The log has the path decoded, and curl takes brackets for a pattern. */
function encoded(path: string): string {
  return path.toWellFormed().replaceAll(/[^!-~]+|[[\]{}"<>\\^`|]/g, encodeURIComponent);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
