import { createLoader, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { parseAsSearch, parseAsStateCode } from '#components/lists/address-parsers.ts';
import { filtersSet, noneSet } from '#components/lists/filters-set.ts';
import { pagesParser } from '#components/lists/page-trail.ts';
import { registrationStatuses } from '#lib/contract/registration-status';
import type { ParsersOfList } from '#lib/contract/view-parameters';

export const PAGE_SIZE = 50;

const parseAsAnswer = parseAsStringLiteral(['true', 'false'] as const);

/** The whole state of the list is in its address; invalid parts are ignored. */
export const businessListParsers = {
  q: parseAsSearch,
  formation_jurisdiction: parseAsStateCode,
  registered_in: parseAsStateCode,
  pending: parseAsAnswer,
  can_qualify: parseAsAnswer,
  registration_status: parseAsStringLiteral(registrationStatuses),
  sort: parseAsStringLiteral(['name', 'created'] as const).withDefault('name'),
  dir: parseAsStringLiteral(['asc', 'desc'] as const).withDefault('asc'),
  pages: pagesParser,
} satisfies ParsersOfList<'businesses'>;

export type BusinessListState = inferParserType<typeof businessListParsers>;

export const loadBusinessList = createLoader(businessListParsers);
export const businessListQuery = createSerializer(businessListParsers);

const FILTERS = [
  'q',
  'formation_jurisdiction',
  'registered_in',
  'pending',
  'can_qualify',
  'registration_status',
] as const;

/** The filters that are set, as the service takes them. */
export const filtersOf = (state: BusinessListState) => filtersSet(state, FILTERS);

/** Those of them that a service which is hosted elsewhere has. */
export const filtersElsewhere = (state: BusinessListState) =>
  filtersSet(state, ['q', 'formation_jurisdiction', 'registration_status']);

export const noFilters = noneSet(FILTERS);
