import { agentMailWords } from '#components/agent-mail/words.ts';
import { calendarDay } from '#components/ui/format-time.ts';
import { daysBetween } from '#lib/rules/calendar/days';
import { daysAgo } from '#lib/rules/calendar/short-date';
import { capitalized } from '#lib/rules/sentence-case';

/** How long ago the agent received it, by the reader's own day: what a court counts from. */
export function ageWords(received_on: string, now: string, timeZone: string): string {
  return agentMailWords.received(ago(received_on, now, timeZone));
}

/** The same where a heading says that it was received. */
export function agoWords(received_on: string, now: string, timeZone: string): string {
  return capitalized(ago(received_on, now, timeZone));
}

function ago(received_on: string, now: string, timeZone: string): string {
  return daysAgo(daysBetween(received_on, calendarDay(now, timeZone)));
}
