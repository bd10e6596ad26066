import { agentMailWords } from '#components/agent-mail/words.ts';
import { daysBetween } from '#lib/rules/calendar/days';

/** How long ago the agent received it: what a court counts from. */
export function ageWords(received_on: string, now: string): string {
  return agentMailWords.received(agoWords(received_on, now));
}

/** The same where a heading says that it was received. */
export function agoWords(received_on: string, now: string): string {
  return agentMailWords.ago(daysBetween(received_on, now.slice(0, 10)));
}
