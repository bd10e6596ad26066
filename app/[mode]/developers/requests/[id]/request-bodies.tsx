import { JsonPanel } from '#components/developers/json-panel';
import type { KeptBody, LoggedRequestDetail } from '#lib/contract/request';
import { requestWords } from '../words.ts';

export function RequestBodies({ request }: { request: LoggedRequestDetail }) {
  const { method, status, request_body, response_body } = request;
  return (
    <div className="grid items-start gap-x-8 lg:grid-cols-2">
      <JsonPanel
        title={requestWords.page.sent}
        id="request-body"
        text={request_body?.text ?? null}
        note={note(request_body)}
      >
        {method === 'GET' ? requestWords.page.nothingToSend : requestWords.page.notSent}
      </JsonPanel>
      <JsonPanel
        title={requestWords.page.answer}
        id="response-body"
        text={response_body?.text ?? null}
        note={note(response_body)}
      >
        {method === 'GET' && status < 400 ? requestWords.page.readNotKept : requestWords.page.notKept}
      </JsonPanel>
    </div>
  );
}

function note(body: KeptBody | null): string | undefined {
  if (!body) return undefined;
  const size = requestWords.page.size(body.bytes);
  if (body.text === null) return requestWords.page.sizeOnly(size, body.content_type);
  return body.truncated ? requestWords.page.cut(size) : size;
}
