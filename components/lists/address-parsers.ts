import { createParser } from 'nuqs/server';

export const parseAsStateCode = createParser({
  parse: (text) => (/^US-[A-Z]{2}$/.test(text) ? text : null),
  serialize: (code: string) => code,
});

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

export const parseAsId = createParser({
  parse: (text) => (isId(text) ? text : null),
  serialize: (id: string) => id,
});

/** Whose rows: one’s own, those without an owner, or those of the person with this id. */
export const parseAsOwner = createParser({
  parse: (text) => (text === 'me' || text === 'none' || isId(text) ? text : null),
  serialize: (owner: string) => owner,
});
