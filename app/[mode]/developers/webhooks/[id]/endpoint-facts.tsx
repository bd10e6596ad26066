import { eventChoiceWords, whyOff } from '#components/developers/webhook-words';
import { type Fact, FactList } from '#components/ui/fact-list';
import { Identifier } from '#components/ui/identifier';
import { Time } from '#components/ui/time';
import type { WebhookEndpoint } from '#lib/contract/webhook';
import { endpointWords } from '../words.ts';

export function EndpointFacts({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { event_types, description, disabled_at, failing_since, previous_secret_until } = endpoint;
  const facts: (Fact | null)[] = [
    description ? { term: endpointWords.description, value: description } : null,
    {
      term: endpointWords.events,
      value: event_types.includes('*') ? (
        eventChoiceWords(event_types)
      ) : (
        <span className="font-mono text-small">{event_types.join(', ')}</span>
      ),
    },
    disabled_at
      ? {
          term: endpointWords.offSince,
          value: (
            <>
              <Time value={disabled_at} />
              {endpointWords.because} {whyOff(endpoint)}
            </>
          ),
          note: endpointWords.offDetail,
        }
      : null,
    failing_since && !disabled_at
      ? {
          term: endpointWords.failingSince,
          value: <Time value={failing_since} />,
          note: endpointWords.failingDetail,
        }
      : null,
    {
      term: endpointWords.secret,
      value: endpointWords.shownOnce,
      note:
        previous_secret_until && new Date(previous_secret_until) > new Date() ? (
          <>
            {endpointWords.overlap} <Time value={previous_secret_until} />.
          </>
        ) : undefined,
    },
    { term: endpointWords.added, value: <Time value={endpoint.created_at} /> },
    { term: endpointWords.id, value: <Identifier value={endpoint.id} label={endpointWords.copyId} whole /> },
  ];
  return <FactList facts={facts.filter((fact) => fact !== null)} />;
}
