import { createLoader, createSerializer, parseAsArrayOf, parseAsString } from 'nuqs/server';

/** Which page of the keys is shown. */
const parsers = { pages: parseAsArrayOf(parseAsString).withDefault([]) };

export const loadKeyPages = createLoader(parsers);
export const keyPagesQuery = createSerializer(parsers);
