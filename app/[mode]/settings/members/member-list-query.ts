import { createLoader, createSerializer, parseAsArrayOf, parseAsString } from 'nuqs/server';

/** Where the reader is among the members. */
const memberListParsers = { pages: parseAsArrayOf(parseAsString).withDefault([]) };

export const loadMemberList = createLoader(memberListParsers);
export const memberListQuery = createSerializer(memberListParsers);
