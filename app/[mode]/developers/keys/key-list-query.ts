import { createLoader, createSerializer, parseAsArrayOf, parseAsString } from 'nuqs/server';

/** Where the reader is among the keys that no longer work. */
const keyListParsers = { pages: parseAsArrayOf(parseAsString).withDefault([]) };

export const loadKeyList = createLoader(keyListParsers);
export const keyListQuery = createSerializer(keyListParsers);
