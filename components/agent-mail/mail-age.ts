import { agentMailWords } from '#components/agent-mail/words.ts';

const day = 86_400_000;

/** How long ago the agent received it: what a court counts from. */
export function ageWords(received_on: string, now: string): string {
  const days = Math.round((Date.parse(now.slice(0, 10)) - Date.parse(received_on)) / day);
  return agentMailWords.received(days);
}
