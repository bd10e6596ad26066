import type { LoggedRequestDetail } from '#lib/contract/request';
import type { Mode } from '#lib/contract/scalars';

/** The request as a shell command. The key is not in the log, so a variable stands for it. */
export function asCurl(request: LoggedRequestDetail, baseUrl: string, mode: Mode): string {
  const { method, path, idempotency_key, request_body } = request;
  const isSafe = method === 'GET';
  return [
    `curl ${isSafe ? '' : `-X ${method} `}${quoted(baseUrl + path)}`,
    `-H "Authorization: Bearer $STATEHOUSE_${mode.toUpperCase()}_KEY"`,
    ...(idempotency_key === null ? [] : [`-H ${quoted(`Idempotency-Key: ${idempotency_key}`)}`]),
    ...(request_body?.text ? [`-H ${quoted(`Content-Type: ${request_body.content_type}`)}`] : []),
    ...(request_body?.text ? [`--data-raw ${quoted(request_body.text)}`] : []),
  ].join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
