import { JsonPanel } from '#components/developers/json-panel';
import { LogTime } from '#components/developers/log-time';
import { objectLink } from '#components/developers/object-link.ts';
import { Who } from '#components/developers/who-cell';
import { type Fact, FactList } from '#components/ui/fact-list';
import { Identifier } from '#components/ui/identifier';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { nullIfNotFound } from '#lib/client/client-problem';
import { paths } from '#lib/config/paths';
import type { Event } from '#lib/contract/event';
import type { Mode } from '#lib/contract/scalars';
import type { Session } from '#lib/session/session';
import { type EventListState, eventListQuery } from './event-list-query.ts';
import { eventWords } from './words.ts';

type EventPanelProps = { session: Session; state: EventListState; id: string };

export async function EventPanel({ session: { client, mode }, state, id }: EventPanelProps) {
  const event = await client.events.get(id).catch(nullIfNotFound);
  const close = eventListQuery(paths.events(mode), { ...state, event: null });
  if (!event) {
    return (
      <Notice title={eventWords.notFound} announce>
        {eventWords.notFoundDetail} <TextLink href={close}>{eventWords.close}</TextLink>
      </Notice>
    );
  }
  return (
    <Section
      title={<span className="font-mono">{event.type}</span>}
      id="event"
      first
      actions={
        <LinkButton size="small" href={close}>
          {eventWords.close}
        </LinkButton>
      }
    >
      <FactList facts={factsOf(event, mode)} />
      <JsonPanel title={eventWords.payload} id="payload" text={JSON.stringify(event)} />
    </Section>
  );
}

function factsOf(event: Event, mode: Mode): Fact[] {
  const about = objectLink(mode, event.data.object);
  return [
    { term: eventWords.id, value: <Identifier value={event.id} label={eventWords.copyId} whole /> },
    ...(about
      ? [
          {
            term: about.label,
            value: (
              <TextLink alone href={about.href}>
                <code className="wrap-anywhere font-mono text-small">{about.id}</code>
              </TextLink>
            ),
          },
        ]
      : []),
    { term: eventWords.causedBy, value: <Who actor={event.actor} /> },
    {
      term: eventWords.request,
      value: event.request_id ? (
        <TextLink alone href={paths.request(mode, event.request_id)}>
          <code className="wrap-anywhere font-mono text-small">{event.request_id}</code>
        </TextLink>
      ) : (
        eventWords.noRequest
      ),
    },
    { term: eventWords.at, value: <LogTime value={event.created_at} /> },
    ...(event.sequence > 0 ? [{ term: eventWords.sequence, value: String(event.sequence) }] : []),
  ];
}
