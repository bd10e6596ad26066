import type { CaseStatus } from '#lib/contract/case';
import type { FilingStatus } from '#lib/contract/filing';
import { businessDaysBetween } from '#lib/rules/calendar/business-days';
import { type StepQuestion, stateDays } from '#lib/rules/calendar/deadlines';
import { dayWords } from '#lib/rules/calendar/short-date';
import { holderOf } from '#lib/rules/filing/holder';

type OpenQuestion = {
  status: FilingStatus;
  cases: readonly { status: CaseStatus; summary: string }[];
  /** A day of another year is shown with its year. */
  today: string;
  canceledOn?: string | null;
};

export type HappeningQuestion = StepQuestion &
  OpenQuestion & {
    registrationNumber?: string | null;
    registrationDate?: string | null;
  };

/** What is happening, in a few words: a list shows it beside the status. */
export function happening(question: HappeningQuestion): string {
  const inCase = caseWords(question);
  if (inCase !== null) return inCase;
  switch (question.status) {
    case 'queued':
      return 'Checks passed';
    case 'ready_to_file':
      return 'We file it next';
    case 'processing':
      return withTheState(question);
    case 'filed':
      return 'Waiting for certificate';
    case 'completed':
      return registered(question);
    case 'canceled':
      return canceled(question);
  }
}

/** The same for an EIN application: no state has it, and it begins when its formation is completed. */
export function einHappening(
  question: OpenQuestion & { formation: FilingStatus | null; einNumber: string | null },
): string {
  const inCase = caseWords(question);
  if (inCase !== null) return inCase;
  switch (question.status) {
    case 'queued':
      return question.formation === 'completed' ? 'Checks passed' : 'Waits for the formation';
    case 'ready_to_file':
      return 'We file it next';
    case 'processing':
      return 'With the IRS';
    case 'filed':
      return 'Waiting for the EIN letter';
    case 'completed':
      return question.einNumber === null ? 'EIN assigned' : `EIN ${question.einNumber}`;
    case 'canceled':
      return canceled(question);
  }
}

/** A case takes precedence over the step, because the filing waits for it. */
function caseWords(question: OpenQuestion): string | null {
  const holder = holderOf(question);
  if (holder === 'you') return whatIsAsked(question.cases);
  const isReviewed = holder === 'service' && question.cases.some((open) => open.status === 'under_review');
  return isReviewed ? 'We review your answer' : null;
}

function canceled({ canceledOn, today }: OpenQuestion): string {
  return canceledOn == null ? 'Canceled' : `Canceled ${dayWords(canceledOn, today)}`;
}

function whatIsAsked(cases: OpenQuestion['cases']): string {
  const waiting = cases.filter((open) => open.status === 'needs_response');
  return waiting.length === 1 ? (waiting[0]?.summary ?? '') : `${waiting.length} cases need your answer`;
}

/** The day on which it was sent to the state is day 1. Beyond the usual time no day is one "of" its days. */
function withTheState(question: HappeningQuestion): string {
  const day = businessDaysBetween(question.since, question.today) + 1;
  const days = stateDays(question);
  if (days === null) return `With the state, day ${day}`;
  const from = Math.max(1, days.min);
  const to = Math.max(1, days.max);
  const usual = from === to ? to : `${from}–${to}`;
  return `With the state, day ${day}${day > to ? ', usually' : ' of'} ${usual}`;
}

function registered({ registrationNumber, registrationDate, today }: HappeningQuestion): string {
  const number = registrationNumber == null ? 'Registered' : `No. ${registrationNumber}`;
  return registrationDate == null ? number : `${number}, ${dayWords(registrationDate, today)}`;
}
