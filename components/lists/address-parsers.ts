import { createParser } from 'nuqs/server';

export const parseAsStateCode = createParser({
  parse: (text) => (/^US-[A-Z]{2}$/.test(text) ? text : null),
  serialize: (code: string) => code,
});

export const parseAsId = createParser({
  parse: (text) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null),
  serialize: (id: string) => id,
});
