import { eventChoiceWords, whyOff } from '#components/developers/webhook-words';
import { type Fact, FactList } from '#components/ui/fact-list';
import { Identifier } from '#components/ui/identifier';
import { Time } from '#components/ui/time';
import type { WebhookEndpoint } from '#lib/contract/webhook';

export function EndpointFacts({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { event_types, description, disabled_at, failing_since, previous_secret_until } = endpoint;
  const facts: (Fact | null)[] = [
    description ? { term: 'Description', value: description } : null,
    {
      term: 'Events',
      value: event_types.includes('*') ? (
        eventChoiceWords(event_types)
      ) : (
        <span className="font-mono text-small">{event_types.join(', ')}</span>
      ),
    },
    disabled_at
      ? {
          term: 'Off since',
          value: (
            <>
              <Time value={disabled_at} />, because {whyOff(endpoint)}
            </>
          ),
          note: 'Events since then wait 30 days: switch it on, then recover what it missed.',
        }
      : null,
    failing_since && !disabled_at
      ? {
          term: 'Failing since',
          value: <Time value={failing_since} />,
          note: 'After five days without a success it is switched off.',
        }
      : null,
    {
      term: 'Signing secret',
      value: 'Shown when it was made',
      note:
        previous_secret_until && new Date(previous_secret_until) > new Date() ? (
          <>
            The one before signs too until <Time value={previous_secret_until} />.
          </>
        ) : undefined,
    },
    { term: 'Added', value: <Time value={endpoint.created_at} /> },
    { term: 'Id', value: <Identifier value={endpoint.id} label="endpoint id" whole /> },
  ];
  return <FactList facts={facts.filter((fact) => fact !== null)} />;
}
