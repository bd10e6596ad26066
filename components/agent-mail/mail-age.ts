import { agentMailWords } from '#components/agent-mail/words.ts';
import { calendarDay } from '#components/ui/format-time.ts';
import { daysBetween } from '#lib/rules/calendar/days';

/** How long ago the agent received it, by the reader's own day: what a court counts from. */
export function ageWords(received_on: string, now: string, timeZone: string): string {
  return agentMailWords.received(agoWords(received_on, now, timeZone));
}

/** The same where a heading says that it was received. */
export function agoWords(received_on: string, now: string, timeZone: string): string {
  return agentMailWords.ago(daysBetween(received_on, calendarDay(now, timeZone)));
}
