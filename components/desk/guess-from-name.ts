import type { AgentMailType } from '#lib/contract/agent-mail';

const kinds: readonly [RegExp, AgentMailType][] = [
  [
    /\b(sop|service.of.process|summons|complaint|subpoena|citation|garnishment|served)\b/i,
    'service_of_process',
  ],
  [/\b(notice|reminder|annual.report|tax)\b/i, 'notice'],
];

/** What the file name of a scan suggests, for a person to check. */
export function guessFromName(name: string): { type: AgentMailType | null; receivedOn: string | null } {
  const words = name.replaceAll('_', ' ');
  const type = kinds.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  const day = /(?<!\d)(20\d\d)-?(\d\d)-?(\d\d)(?!\d)/.exec(words);
  return { type, receivedOn: day ? civilDay(day.slice(1).join('-')) : null };
}

function civilDay(date: string): string | null {
  const moment = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
  return isDay ? date : null;
}
