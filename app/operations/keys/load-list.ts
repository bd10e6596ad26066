import { createLoader, createSerializer, parseAsArrayOf, parseAsString } from 'nuqs/server';

/** The page of the list of keys. */
const parsers = { pages: parseAsArrayOf(parseAsString).withDefault([]) };

export const loadKeyPages = createLoader(parsers);
export const keyPagesQuery = createSerializer(parsers);
