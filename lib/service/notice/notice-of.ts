import { paths } from '#lib/config/paths';
import type { AgentMail } from '#lib/contract/agent-mail';
import type { Case } from '#lib/contract/case';
import type { EventType } from '#lib/contract/event';
import type { Filing } from '#lib/contract/filing';
import type { NoticeKind } from '#lib/contract/notice';
import type { Obligation } from '#lib/contract/obligation';
import { ifActedOn } from '#lib/rules/agent-mail/withdrawn-words';
import { dateInHawaii } from '#lib/rules/calendar/civil-date';
import { longDate } from '#lib/rules/calendar/short-date';
import { headingOf } from '#lib/rules/obligation/heading';
import { regionName } from '#lib/rules/us-regions';
import { withPeriod } from '#lib/rules/with-period';
import type { EventRow } from '#lib/service/db/schema/events';
import type { Company } from '#lib/service/notice/company-of';
import { noticeWords as words } from '#lib/service/notice/words';

export type Notice = {
  kind: NoticeKind;
  subject: string;
  body: string;
  /** The piece of agent mail that it brings: it is not sent any more once that was withdrawn. */
  agentMail?: string;
};

type Event = Pick<EventRow, 'object' | 'previous_attributes' | 'mode' | 'created_at'>;

type Writer = (
  event: Event,
  company: Company,
) => {
  subject: string;
  lines: readonly string[];
  path: string;
} | null;

/** The events that cause emails, with their kind and their words. */
const writers: Partial<Record<EventType, { kind: NoticeKind; write: Writer }>> = {
  'case.opened': {
    kind: 'case',
    write: (event, company) => ofCase(event, company, words.caseOpened.subject, dueOf(event)),
  },
  'case.updated': {
    kind: 'case',
    write: (event, company) => {
      const { status, review } = event.object as unknown as Case;
      // A case is updated by its answer, too.
      if (status !== 'needs_response' || event.previous_attributes?.status === undefined) return null;
      const { subject, body } = words.caseSentBack;
      const reason = review?.reason ? withPeriod(review.reason) : body;
      return ofCase(event, company, subject, [reason, ...dueOf(event)]);
    },
  },
  'case.overdue': {
    kind: 'case',
    write: (event, company) => ofCase(event, company, words.caseOverdue.subject, [words.caseOverdue.body]),
  },
  'agent_mail.received': {
    kind: 'agent_mail',
    write: ({ object, mode }) => {
      const { id, type, legal_name, jurisdiction, received_on, sender } = object as unknown as AgentMail;
      // Withdrawn since: about that there is another email.
      if (sender === null) return null;
      const { kinds, subject, body, presses } = words.agentMail;
      const kind = kinds[type];
      const said = body(
        legal_name,
        regionName(jurisdiction),
        longDate(received_on),
        kind.toLowerCase(),
        sender,
      );
      return {
        subject: subject(kind, legal_name),
        lines: type === 'service_of_process' ? [said, presses] : [said],
        path: paths.agentMailPiece(mode, id),
      };
    },
  },
  'obligation.due': {
    kind: 'obligation',
    write: (event, { name }) => {
      const { due_on } = event.object as unknown as Obligation;
      // Of one that was late when it was added, only that is said.
      const isLate = due_on !== null && due_on < dateInHawaii(event.created_at);
      return isLate ? null : ofObligation(event, name, words.obligationDue);
    },
  },
  'obligation.overdue': {
    kind: 'obligation',
    write: (event, { name }) => ofObligation(event, name, words.obligationOverdue),
  },
  'filing.completed': { kind: 'filing', write: (event) => ofFiling(event, words.filingCompleted) },
  'filing.canceled': { kind: 'filing', write: (event) => ofFiling(event, words.filingCanceled) },
};

export const noticedTypes: ReadonlySet<EventType> = new Set(Object.keys(writers) as EventType[]);

/** The email about an event; null if there is none. */
export function noticeOf(
  event: Event & Pick<EventRow, 'type'>,
  company: Company,
  baseUrl: string,
): Notice | null {
  const writer = writers[event.type];
  const written = writer?.write(event, company);
  if (!writer || !written) return null;
  const { subject, lines, path } = written;
  const notice = { kind: writer.kind, subject, body: [...lines, `${baseUrl}${path}`].join('\n\n') };
  return event.type === 'agent_mail.received' ? { ...notice, agentMail: String(event.object.id) } : notice;
}

/** The email about mail that was withdrawn: no event says so. */
export function withdrawalOf(
  { id, mode, type, legal_name, jurisdiction, received_on, withdrawn_reason }: AgentMail,
  baseUrl: string,
): Notice {
  const { subject, body, reason } = words.mailWithdrawn;
  const kind = words.agentMail.kinds[type];
  const lines = [
    body(legal_name, regionName(jurisdiction), longDate(received_on), kind.toLowerCase()),
    ...(withdrawn_reason ? [reason(withdrawn_reason)] : []),
    ifActedOn,
    `${baseUrl}${paths.agentMailPiece(mode, id)}`,
  ];
  return { kind: 'agent_mail', subject: subject(kind, legal_name), body: lines.join('\n\n') };
}

// The day alone would be a day late for a reader west of UTC, and an email knows no zone of its reader.
function dueOf({ object }: Pick<EventRow, 'object'>): string[] {
  const { due_at } = object as unknown as Case;
  return due_at ? [words.caseDue(longDate(due_at.slice(0, 10)), due_at.slice(11, 16))] : [];
}

function ofCase(
  { object, mode }: Pick<EventRow, 'object' | 'mode'>,
  { name, state }: Company,
  subject: (business: string, state: string, summary: string) => string,
  said: readonly string[],
) {
  const { id, parent_type, summary } = object as unknown as Case;
  const waits = parent_type === 'filing' ? [words.filingWaits] : [];
  return {
    subject: subject(name, regionName(state), summary),
    lines: [[...said, ...waits].join(' ')],
    path: paths.case(mode, id),
  };
}

type ObligationWords = { subject: (typeof words)['obligationDue']['subject']; body: string };

function ofObligation(
  { object, mode }: Pick<EventRow, 'object' | 'mode'>,
  business: string,
  { subject, body }: ObligationWords,
) {
  const { title, jurisdiction, due_on, business_id } = object as unknown as Obligation;
  return {
    subject: subject(
      business,
      regionName(jurisdiction),
      headingOf(title),
      due_on === null ? '' : longDate(due_on),
    ),
    lines: [body],
    path: paths.calendar(mode, { business: business_id }),
  };
}

function ofFiling(
  { object, mode }: Pick<EventRow, 'object' | 'mode'>,
  { subject, body }: (typeof words)['filingCompleted' | 'filingCanceled'],
) {
  const { id, type, legal_name, jurisdiction } = object as unknown as Filing;
  return {
    subject: subject(type, legal_name, regionName(jurisdiction)),
    lines: [body],
    path: paths.filing(mode, id),
  };
}
