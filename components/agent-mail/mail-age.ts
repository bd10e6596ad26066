import { agentMailWords } from '#components/agent-mail/words.ts';

const day = 86_400_000;

/** How long ago the agent received it: what a court counts from. */
export function ageWords(received_on: string, now: string): string {
  return agentMailWords.received(agoWords(received_on, now));
}

/** The same where a heading says that it was received. */
export function agoWords(received_on: string, now: string): string {
  return agentMailWords.ago(Math.round((Date.parse(now.slice(0, 10)) - Date.parse(received_on)) / day));
}
