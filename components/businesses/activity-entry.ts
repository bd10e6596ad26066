import { activityWords } from '#components/businesses/activity-words.ts';
import { actorOf, timelineEntries } from '#components/filings/timeline-entries.ts';
import { paths } from '#lib/config/paths';
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

const told: Readonly<Record<string, string>> = activityWords.events;

/** The event in words, with its link; events without meaning for a reader are left out. */
export function activityEntry(
  { event, filing }: BusinessActivityRow,
  mode: Mode,
  personId: string,
): ActivityEntry | null {
  const [entry] = timelineEntries([event], personId);
  const { object } = event.data;
  const what = entry?.title ?? told[event.type];
  if (what === undefined) return null;
  return {
    key: event.id,
    at: event.created_at,
    what,
    detail: entry ? (entry.detail ?? '') : detailOf(event),
    by: actorOf(event, personId),
    state: filing?.jurisdiction ?? textOf(object.jurisdiction),
    href: hrefOf(event, filing, mode),
  };
}

function detailOf({ data: { object } }: Event): string {
  if (object.object === 'obligation') return headingOf(textOf(object.title));
  if (object.object === 'agent_mail') return textOf(object.sender);
  return '';
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
