import { documentWords } from '#components/documents/document-words';
import { dayWords } from '#components/filings/moment-words';
import { AGENT_MARKS, CASE_MARKS, FILING_MARKS, type StatusMark } from '#components/filings/status-mark';
import type { TimelineEntry } from '#components/filings/timeline-entry';
import type { Case } from '#lib/contract/case';
import type { FilingDocument } from '#lib/contract/document';
import type { Event, EventType } from '#lib/contract/event';
import type { Filing } from '#lib/contract/filing';
import type { RegisteredAgent } from '#lib/contract/registered-agent';

type Words = { mark: StatusMark; title: string; detail?: string; reason?: string; caseId?: string };

const submitted: StatusMark = { shape: 'tick', word: 'Submitted', tone: 'done' };
const changed: StatusMark = { shape: 'replaced', word: 'Changed', tone: 'neutral' };
const paper: StatusMark = { shape: 'tick', word: 'Paper', tone: 'filed' };

const tellers: Partial<Record<EventType, (event: Event) => Words | null>> = {
  'filing.created': () => ({ mark: submitted, title: 'Submitted', detail: 'Every check was passed' }),
  'filing.ready_to_file': () => ({ mark: FILING_MARKS.ready_to_file, title: 'Ready to file' }),
  'filing.processing': (event) => ({
    mark: FILING_MARKS.processing,
    title: 'Processing',
    detail: `Handed to ${officeOf(event)}`,
  }),
  'filing.filed': (event) => ({
    mark: FILING_MARKS.filed,
    title: 'Filed',
    detail: `Accepted by ${officeOf(event)}`,
  }),
  'filing.completed': tellCompletion,
  'filing.canceled': tellCancellation,
  'filing.updated': tellChange,
  'case.opened': (event) => tellCase(event, 'Question opened'),
  'case.updated': (event) => tellCase(event, null),
  'case.resolved': (event) => tellCase(event, 'Question resolved'),
  'case.superseded': (event) => tellCase(event, 'Question no longer needed'),
  'registered_agent.updated': tellAgent,
  'document.available': tellDocument,
};

/** The history of a filing in words, oldest first. Events that say nothing to a reader are left out. */
export function timelineEntries(events: readonly Event[], personId: string | null): TimelineEntry[] {
  return events.flatMap((event) => {
    const words = tellers[event.type]?.(event);
    if (!words) return [];
    const { mark, ...rest } = words;
    const { shape, tone } = mark;
    return [{ key: event.id, shape, tone, ...rest, at: event.created_at, actor: actorOf(event, personId) }];
  });
}

function actorOf({ actor }: Event, personId: string | null): string {
  if (actor.type === 'person') return actor.id !== null && actor.id === personId ? 'you' : actor.name;
  if (actor.type === 'api_key') return `key “${actor.name}”`;
  return actor.type === 'sandbox' ? 'sandbox' : 'us';
}

function officeOf(event: Event): string {
  return (event.data.object as Partial<Filing>).type === 'ein' ? 'the IRS' : 'the state';
}

function tellCompletion(event: Event): Words {
  const mark = FILING_MARKS.completed;
  const { result } = event.data.object as Partial<Filing>;
  if (result && 'ein_number' in result && result.ein_number) {
    return { mark, title: 'Completed', detail: `EIN ${result.ein_number}` };
  }
  if (!result || !('registration_number' in result)) return { mark, title: 'Completed' };
  const date = 'registration_date' in result ? result.registration_date : result.formation_date;
  const done = 'formation_date' in result ? 'Formed' : 'Registered';
  const number = result.registration_number ? `${done} as no. ${result.registration_number}` : done;
  return {
    mark,
    title: 'Completed',
    detail: date ? `${number} on ${dayWords(date, event.created_at)}` : number,
  };
}

function tellCancellation(event: Event): Words {
  const { canceled_by, status_reason } = event.data.object as Partial<Filing>;
  const by = canceled_by === 'palm' ? 'by the service' : 'by you';
  return { mark: FILING_MARKS.canceled, title: `Canceled ${by}`, reason: status_reason };
}

function tellChange(event: Event): Words | null {
  const before = event.data.previous_attributes?.legal_name;
  const after = event.data.object.legal_name;
  if (typeof before !== 'string' || typeof after !== 'string' || before === after) return null;
  return { mark: changed, title: 'Name changed', detail: `From ${before} to ${after}` };
}

function tellCase(event: Event, title: string | null): Words | null {
  const { status, summary, due_at, id } = event.data.object as Partial<Case>;
  if (!status) return null;
  const wanted = status === 'needs_response';
  const updated = wanted ? 'Asked again' : 'Answer sent, we are reviewing it';
  const until = due_at && wanted ? `due ${dayWords(due_at.slice(0, 10), event.created_at)}` : undefined;
  const detail = [summary, until].filter(Boolean).join(', ');
  return { mark: CASE_MARKS[status], title: title ?? updated, detail, caseId: id };
}

function tellAgent(event: Event): Words | null {
  const { status, name } = event.data.object as Partial<RegisteredAgent>;
  if (!status) return null;
  const mark = AGENT_MARKS[status];
  return { mark, title: `Registered agent: ${mark.word.toLowerCase()}`, detail: name };
}

function tellDocument(event: Event): Words | null {
  const { types } = event.data.object as Partial<FilingDocument>;
  return types ? { mark: paper, title: 'Paper on file', detail: documentWords(types) } : null;
}
