import type { AgentMailType } from '#lib/contract/agent-mail';
import type { DeskBusiness } from '#lib/contract/desk-business';
import { nameKey } from '#lib/rules/names/name-key';

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

/**
 * Whether a search, or the name of a file, has the whole name of the business, its number or its id. The service also
 * finds what has only the first words.
 */
export function isMeant(
  q: string,
  { id, legal_name, registration_number }: Pick<DeskBusiness, 'id' | 'legal_name' | 'registration_number'>,
): boolean {
  const words = q.toLowerCase().split(/[\s_.]+/);
  return (
    nameKey(q).includes(nameKey(legal_name)) ||
    words.some((word) => word === registration_number?.toLowerCase()) ||
    words.some((word) => word.length >= 8 && id.endsWith(word))
  );
}

function civilDay(date: string): string | null {
  const moment = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
  return isDay ? date : null;
}
