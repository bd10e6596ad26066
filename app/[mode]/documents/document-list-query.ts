import { createLoader, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { parseAsId, parseAsSearch, parseAsStateCode } from '#components/lists/address-parsers.ts';
import { filtersSet, noneSet } from '#components/lists/filters-set.ts';
import { pagesParser } from '#components/lists/page-trail.ts';
import { documentTypes } from '#lib/contract/document-types';

export const PAGE_SIZE = 50;

/** The whole state of the list is in its address. */
export const documentListParsers = {
  q: parseAsSearch,
  type: parseAsStringLiteral(documentTypes),
  jurisdiction: parseAsStateCode,
  business_id: parseAsId,
  used: parseAsStringLiteral(['true', 'false'] as const),
  age: parseAsStringLiteral(['accepted', 'partly', 'too_old'] as const),
  pages: pagesParser,
};

export type DocumentListState = inferParserType<typeof documentListParsers>;

export const loadDocumentList = createLoader(documentListParsers);
export const documentListQuery = createSerializer(documentListParsers);

const FILTERS = ['q', 'type', 'jurisdiction', 'business_id', 'used', 'age'] as const;

/** The filters that are set, as the service takes them. */
export const filtersOf = (state: DocumentListState) => filtersSet(state, FILTERS);

export const noFilters = noneSet(FILTERS);
