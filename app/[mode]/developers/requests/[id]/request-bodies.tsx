import { JsonPanel } from '#components/developers/json-panel';
import type { KeptBody, LoggedRequestDetail } from '#lib/contract/console/request';

export function RequestBodies({ request }: { request: LoggedRequestDetail }) {
  const { method, status, request_body, response_body } = request;
  return (
    <div className="grid items-start gap-x-8 lg:grid-cols-2">
      <JsonPanel
        title="Request body"
        id="request-body"
        text={request_body?.text ?? null}
        note={note(request_body)}
      >
        {method === 'GET' ? 'A read has no body.' : 'No body was sent, or it was refused before it was read.'}
      </JsonPanel>
      <JsonPanel
        title="Response body"
        id="response-body"
        text={response_body?.text ?? null}
        note={note(response_body)}
      >
        {method === 'GET' && status < 400
          ? 'What a read answers is not kept: ask again to see it as it is now.'
          : 'The answer had no body that is kept.'}
      </JsonPanel>
    </div>
  );
}

function note(body: KeptBody | null): string | undefined {
  if (!body) return undefined;
  const size = `${body.bytes.toLocaleString('en-US')} ${body.bytes === 1 ? 'byte' : 'bytes'}`;
  if (body.text === null) return `${size} of ${body.content_type || 'an unnamed type'}, not kept.`;
  return body.truncated ? `${size}; the first 16,384 characters are kept.` : size;
}
