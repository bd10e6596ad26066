import { createLoader, createSerializer } from 'nuqs/server';
import { parseAsSearch } from '#components/lists/address-parsers.ts';
import { pagesParser } from '#components/lists/page-trail.ts';

export const recordedMailParsers = { q: parseAsSearch, pages: pagesParser };

export const loadRecordedMail = createLoader(recordedMailParsers);
export const recordedMailQuery = createSerializer(recordedMailParsers);
