import type { CaseStatus } from '#lib/contract/case';
import { businessDaysBetween } from '#lib/domain/business-days';
import { type StepQuestion, stateDays } from '#lib/domain/deadlines';
import { holderOf } from '#lib/domain/holder';
import { shortDate } from '#lib/domain/short-date';

export type HappeningQuestion = StepQuestion & {
  today: string;
  cases: readonly { status: CaseStatus; summary: string }[];
  registrationNumber?: string | null;
  registrationDate?: string | null;
  canceledOn?: string | null;
};

/** What is happening, in a few words: the line that a list shows beside the status. */
export function happening(question: HappeningQuestion): string {
  const holder = holderOf(question);
  if (holder === 'you') return whatIsAsked(question.cases);
  if (holder === 'service' && question.cases.some((open) => open.status === 'under_review')) {
    return 'We review your answer';
  }
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
      return question.canceledOn == null ? 'Canceled' : `Canceled ${shortDate(question.canceledOn)}`;
  }
}

function whatIsAsked(cases: HappeningQuestion['cases']): string {
  const waiting = cases.filter((open) => open.status === 'needs_response');
  return waiting.length === 1 ? (waiting[0]?.summary ?? '') : `${waiting.length} questions need your answer`;
}

/** The day on which it went to the state is day 1. */
function withTheState(question: HappeningQuestion): string {
  const day = businessDaysBetween(question.since, question.today) + 1;
  const days = stateDays(question);
  if (days === null) return `With the state, day ${day}`;
  const from = Math.max(1, days.min);
  const to = Math.max(1, days.max);
  return `With the state, day ${day} of ${from === to ? to : `${from}–${to}`}`;
}

function registered({ registrationNumber, registrationDate }: HappeningQuestion): string {
  const number = registrationNumber == null ? 'Registered' : `No. ${registrationNumber}`;
  return registrationDate == null ? number : `${number}, ${shortDate(registrationDate)}`;
}
