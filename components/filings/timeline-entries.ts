import { AGENT_MARKS, CASE_MARKS, FILING_MARKS, type StatusMark } from '#components/filings/status-mark.ts';
import type { TimelineEntry } from '#components/filings/timeline-entry.ts';
import { filingWords } from '#components/filings/words.ts';
import type { Case } from '#lib/contract/case';
import type { FilingDocument } from '#lib/contract/document';
import type { Event, EventType } from '#lib/contract/event';
import type { FeeBreakdown } from '#lib/contract/fee';
import type { Filing } from '#lib/contract/filing';
import type { RegisteredAgent } from '#lib/contract/registered-agent';
import { dayWords } from '#lib/rules/calendar/short-date';
import { documentWords } from '#lib/rules/document/document-words';
import { formatMoney } from '#lib/rules/fees/format-money';

type Words = {
  mark: StatusMark;
  title: string;
  detail?: string;
  reason?: string;
  caseId?: string;
  due?: string;
};

const submitted: StatusMark = { shape: 'tick', word: filingWords.timeline.submitted, tone: 'done' };
const changed: StatusMark = { shape: 'replaced', word: filingWords.timeline.changed, tone: 'neutral' };
const document: StatusMark = { shape: 'tick', word: filingWords.timeline.document, tone: 'filed' };

const wordsOf: Partial<Record<EventType, (event: Event) => Words | null>> = {
  'filing.created': () => ({
    mark: submitted,
    title: filingWords.timeline.submitted,
    detail: filingWords.timeline.checksPassed,
  }),
  'filing.ready_to_file': () => ({
    mark: FILING_MARKS.ready_to_file,
    title: filingWords.timeline.readyToFile,
  }),
  'filing.processing': (event) => ({
    mark: FILING_MARKS.processing,
    title: filingWords.timeline.processing,
    detail: filingWords.timeline.handedTo(officeOf(event)),
  }),
  'filing.filed': (event) => ({
    mark: FILING_MARKS.filed,
    title: filingWords.timeline.filed,
    detail: filingWords.timeline.acceptedBy(officeOf(event)),
  }),
  'filing.charged': wordsOfCharge,
  'filing.completed': wordsOfCompletion,
  'filing.canceled': wordsOfCancellation,
  'filing.updated': wordsOfChange,
  'case.opened': (event) => wordsOfCase(event, filingWords.timeline.caseOpened),
  'case.updated': (event) => wordsOfCase(event, null),
  'case.resolved': (event) => wordsOfCase(event, filingWords.timeline.caseResolved),
  'case.overdue': (event) => wordsOfCase(event, filingWords.timeline.caseOverdue),
  'case.superseded': (event) => wordsOfCase(event, filingWords.timeline.caseNotNeeded),
  'registered_agent.updated': wordsOfAgent,
  'document.available': wordsOfDocument,
};

/** The history of a filing in words, oldest first. Events without meaning for a reader are left out. */
export function timelineEntries(events: readonly Event[], personId: string | null): TimelineEntry[] {
  return events.flatMap((event) => {
    const words = wordsOf[event.type]?.(event);
    if (!words) return [];
    const { mark, ...rest } = words;
    const { shape, tone } = mark;
    return [{ key: event.id, shape, tone, ...rest, at: event.created_at, actor: actorOf(event, personId) }];
  });
}

/** Who did it, in words. */
export function actorOf({ actor }: Event, personId: string | null): string {
  if (actor.type === 'person') return actor.id !== null && actor.id === personId ? 'you' : actor.name;
  if (actor.type === 'api_key') return filingWords.timeline.key(actor.name);
  return actor.type === 'sandbox' ? 'sandbox' : 'us';
}

function officeOf(event: Event): string {
  return (event.data.object as Partial<Filing>).type === 'ein'
    ? filingWords.timeline.irs
    : filingWords.timeline.theState;
}

function wordsOfCompletion(event: Event): Words {
  const mark = FILING_MARKS.completed;
  const { result } = event.data.object as Partial<Filing>;
  if (result && 'ein_number' in result && result.ein_number) {
    return {
      mark,
      title: filingWords.timeline.completed,
      detail: filingWords.timeline.ein(result.ein_number),
    };
  }
  if (!result || !('registration_number' in result)) return { mark, title: filingWords.timeline.completed };
  const date = 'registration_date' in result ? result.registration_date : result.formation_date;
  const done = 'formation_date' in result ? filingWords.timeline.formed : filingWords.timeline.registered;
  const number = result.registration_number
    ? filingWords.timeline.numbered(done, result.registration_number)
    : done;
  return {
    mark,
    title: filingWords.timeline.completed,
    detail: date ? filingWords.timeline.onDay(number, dayWords(date, event.created_at)) : number,
  };
}

function wordsOfCharge(event: Event): Words | null {
  const { charged } = event.data.object as Partial<Filing>;
  if (!charged) return null;
  const { charged: before } = (event.data.previous_attributes ?? {}) as Partial<Filing>;
  const title = before ? filingWords.timeline.chargeCorrected : filingWords.timeline.charged;
  const detail = takenWords(charged, before, officeOf(event));
  return { mark: { shape: 'tick', word: title, tone: 'filed' }, title, detail };
}

/** What is recorded later replaces what was recorded before. */
function takenWords(charged: FeeBreakdown, before: Filing['charged'] | undefined, office: string): string {
  const { takenBy, takenInAll, insteadOf } = filingWords.timeline;
  const amount = formatMoney(charged.total.amount);
  if (!before) return takenBy(amount, office);
  const former = formatMoney(before.total.amount);
  const taken = takenInAll(amount, office);
  return former === amount ? taken : insteadOf(taken, former);
}

function wordsOfCancellation(event: Event): Words {
  const { canceled_by, status_reason } = event.data.object as Partial<Filing>;
  const by = canceled_by === 'palm' ? filingWords.timeline.byUs : filingWords.timeline.byYou;
  return { mark: FILING_MARKS.canceled, title: filingWords.timeline.canceled(by), reason: status_reason };
}

function wordsOfChange(event: Event): Words | null {
  const before = event.data.previous_attributes?.legal_name;
  const after = event.data.object.legal_name;
  if (typeof before !== 'string' || typeof after !== 'string' || before === after) return null;
  return {
    mark: changed,
    title: filingWords.timeline.nameChanged,
    detail: filingWords.timeline.fromTo(before, after),
  };
}

function wordsOfCase(event: Event, title: string | null): Words | null {
  const { status, summary, due_at, id, review } = event.data.object as Partial<Case>;
  if (!status) return null;
  const wanted = status === 'needs_response';
  const reason = title === null && wanted ? review?.reason : null;
  const updated = wanted ? filingWords.timeline.askedAgain : filingWords.timeline.answered;
  return {
    mark: CASE_MARKS[status],
    title: title ?? updated,
    detail: summary,
    caseId: id,
    ...(due_at && wanted && { due: due_at }),
    ...(reason && { reason }),
  };
}

function wordsOfAgent(event: Event): Words | null {
  const { status, name } = event.data.object as Partial<RegisteredAgent>;
  if (!status) return null;
  const mark = AGENT_MARKS[status];
  return { mark, title: filingWords.timeline.agent(mark.word.toLowerCase()), detail: name };
}

function wordsOfDocument(event: Event): Words | null {
  const { types } = event.data.object as Partial<FilingDocument>;
  return types
    ? { mark: document, title: filingWords.timeline.documentOnFile, detail: documentWords(types) }
    : null;
}
