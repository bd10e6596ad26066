import { createLoader, createSerializer, parseAsArrayOf, parseAsString } from 'nuqs/server';

/** The position in the list of members. */
const memberListParsers = { pages: parseAsArrayOf(parseAsString).withDefault([]) };

export const loadMemberList = createLoader(memberListParsers);
export const memberListQuery = createSerializer(memberListParsers);
