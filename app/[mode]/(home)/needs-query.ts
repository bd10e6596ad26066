import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { homeWords } from '#components/home/words.ts';
import { parseAsOwner } from '#components/lists/address-parsers.ts';

type Kind = keyof typeof homeWords.kinds;

/** Which part of what waits is shown, in the address. */
export const needsParsers = {
  owner: parseAsOwner,
  kind: parseAsStringLiteral(Object.keys(homeWords.kinds) as Kind[]),
  /** The organization that a link in an email is about. */
  of: parseAsString,
  snoozed: parseAsStringLiteral(['true'] as const),
};

export type NeedsState = inferParserType<typeof needsParsers>;

export const loadNeeds = createLoader(needsParsers);
export const needsQuery = createSerializer(needsParsers);
