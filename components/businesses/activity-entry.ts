import { agentMailWords } from '#components/agent-mail/words.ts';
import { activityWords } from '#components/businesses/activity-words.ts';
import { BUSINESS_FIELDS } from '#components/businesses/business-fields.ts';
import { REGISTRATION_MARKS } from '#components/businesses/business-words.ts';
import { businessWords } from '#components/businesses/words.ts';
import { actorOf, timelineEntries } from '#components/filings/timeline-entries.ts';
import { labelOf } from '#components/forms/answer-field.ts';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import type { BusinessActivityRow } from '#lib/contract/business-activity';
import type { Event } from '#lib/contract/event';
import type { Mode } from '#lib/contract/scalars';
import { headingOf } from '#lib/rules/obligation/heading';

export type ActivityEntry = {
  key: string;
  at: string;
  what: string;
  detail: string;
  by: string;
  /** The state of the filing or of its subject; empty if there is none. */
  state: string;
  href: string | null;
};

const titles: Readonly<Record<string, string>> = activityWords.events;

/** The event in words, with its link; events without meaning for a reader are left out. */
export function activityEntry(
  { event, filing }: BusinessActivityRow,
  mode: Mode,
  personId: string,
): ActivityEntry | null {
  const [entry] = timelineEntries([event], personId);
  const { object } = event.data;
  const what = entry?.title ?? titles[event.type];
  if (what === undefined) return null;
  return {
    key: event.id,
    at: event.created_at,
    what,
    detail: entry ? (entry.detail ?? '') : detailOf(event),
    by: actorOf(event, personId),
    state: filing?.jurisdiction ?? stateOf(object),
    href: hrefOf(event, filing, mode),
  };
}

/** The activity of a home record has that of its registrations too: each is named by its state. */
function stateOf({
  jurisdiction,
  formation_business_id,
  registration_jurisdiction,
}: Event['data']['object']) {
  return textOf(formation_business_id ? registration_jurisdiction : jurisdiction);
}

function detailOf({ data: { object, previous_attributes: was } }: Event): string {
  if (object.object === 'business') return changedFacts(object as Partial<Business>, was ?? {}).join(', ');
  if (object.object === 'obligation') return headingOf(textOf(object.title));
  if (object.object === 'agent_mail')
    return object.sender === null ? agentMailWords.withdrawn : textOf(object.sender);
  return '';
}

function changedFacts({ registration_status: status }: Partial<Business>, was: object): string[] {
  const facts = BUSINESS_FIELDS.filter(({ name }) => name in was);
  return [
    ...('registration_status' in was && status && status !== 'record'
      ? [REGISTRATION_MARKS[status].word]
      : []),
    ...facts.map(labelOf),
    ...('metadata' in was ? [businessWords.references.title] : []),
  ];
}

function hrefOf(
  { data: { object } }: Event,
  filing: BusinessActivityRow['filing'],
  mode: Mode,
): string | null {
  const id = textOf(object.id);
  switch (object.object) {
    case 'case':
      return paths.case(mode, id);
    case 'agent_mail':
      return paths.agentMailPiece(mode, id);
    case 'approval':
      return paths.approval(mode, id);
    case 'plan':
      return paths.plan(mode, id);
    case 'obligation':
      return paths.calendar(mode, { business: textOf(object.business_id) });
    default:
      return filing ? paths.filing(mode, filing.id) : null;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
