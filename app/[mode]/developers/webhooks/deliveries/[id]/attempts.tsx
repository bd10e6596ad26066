import { HttpStatus } from '#components/developers/http-status';
import { JsonPanel } from '#components/developers/json-panel';
import { LogTime } from '#components/developers/log-time';
import { outcomeWords } from '#components/developers/webhook-words';
import { Disclosure } from '#components/ui/disclosure';
import { EmptyState } from '#components/ui/empty-state';
import { Section } from '#components/ui/section';
import type { WebhookAttempt, WebhookDeliveryWithAttempts } from '#lib/contract/webhook';
import { deliveryWords } from '../../words.ts';

/** Each attempt with what was sent and what came back, the latest first. */
export function Attempts({ delivery: { status, attempts } }: { delivery: WebhookDeliveryWithAttempts }) {
  const [latest] = attempts;
  if (!latest) {
    const isDropped = status === 'dropped';
    return (
      <Section title={deliveryWords.attempts} id="attempts">
        <EmptyState kind="nothing-yet" title={isDropped ? deliveryWords.neverSent : deliveryWords.notSent}>
          {isDropped ? deliveryWords.neverSentDetail : deliveryWords.notSentDetail}
        </EmptyState>
      </Section>
    );
  }
  return (
    <>
      <Section title={deliveryWords.attempts} id="attempts">
        <ol className="border-rule border-t">
          {attempts.map((attempt) => (
            <li key={attempt.number} className="border-rule border-b py-3">
              <Attempt attempt={attempt} />
            </li>
          ))}
        </ol>
      </Section>
      <JsonPanel
        title={deliveryWords.message}
        id="message"
        text={latest.request.body}
        note={deliveryWords.messageDetail}
        exact
      />
    </>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const { number, manual, created_at, duration_ms, request, response, error } = attempt;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">
          {number}
          {manual ? deliveryWords.manual : null}
        </span>
        {response ? <HttpStatus status={response.status} /> : null}
        <LogTime value={created_at} />
        <span className="text-ink-2">{duration_ms.toLocaleString('en-US')} ms</span>
      </p>
      <p className="mt-1">{outcomeWords(response?.status ?? null, error)}</p>
      <Disclosure summary={deliveryWords.exchange}>
        <div className="grid gap-4 lg:grid-cols-2">
          <Headers title={deliveryWords.request} headers={request.headers} />
          {response ? (
            <Headers title={deliveryWords.response} headers={response.headers} body={response.body} />
          ) : null}
        </div>
      </Disclosure>
    </>
  );
}

function Headers({
  title,
  headers,
  body,
}: {
  title: string;
  headers: Record<string, string>;
  body?: string;
}) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <figure className="min-w-0">
      <figcaption className="text-ink-2 text-small">{title}</figcaption>
      <pre className="whitespace-pre-wrap break-all border border-rule bg-sunken p-3 font-mono text-small">
        {[...lines, ...(body ? ['', body] : [])].join('\n')}
      </pre>
    </figure>
  );
}
