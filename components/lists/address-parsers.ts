import { createParser } from 'nuqs/server';
import { readDate } from '#components/ui/read-date.ts';
import { longestSearch } from '#lib/contract/longest-search';
import { stateNames } from '#lib/rules/state-names';

/** Only spaces are no search, and more than the service takes is left out. */
export const parseAsSearch = createParser({
  parse: (text) => (text.trim() === '' ? null : text.slice(0, longestSearch)),
  serialize: (q: string) => q,
});

export const parseAsStateCode = createParser({
  parse: (text) => (text.startsWith('US-') && Object.hasOwn(stateNames, text.slice(3)) ? text : null),
  serialize: (code: string) => code,
});

/** YYYY-MM-DD. A browser parses the 30th of February as the 2nd of March, and the service refuses it. */
export const parseAsCivilDate = createParser({
  parse: (text) => (readDate(text).date === text ? text : null),
  serialize: (date: string) => date,
});

export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

export const parseAsId = createParser({
  parse: (text) => (isId(text) ? text : null),
  serialize: (id: string) => id,
});

/** One line of at most 40 characters, as every tag is. */
export const parseAsTag = createParser({
  parse: (text) => (text.trim() === '' || text.length > 40 || /\p{Cc}/u.test(text) ? null : text),
  serialize: (tag: string) => tag,
});

/** Whose rows: one’s own, those without an owner, or those of the person with this id. */
export const parseAsOwner = createParser({
  parse: (text) => (text === 'me' || text === 'none' || isId(text) ? text : null),
  serialize: (owner: string) => owner,
});
