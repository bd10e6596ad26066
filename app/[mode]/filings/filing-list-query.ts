import { createLoader, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { FILING_MARKS } from '#components/filings/status-mark.ts';
import {
  parseAsCivilDate,
  parseAsId,
  parseAsOwner,
  parseAsSearch,
  parseAsStateCode,
} from '#components/lists/address-parsers.ts';
import { filtersSet, noneSet } from '#components/lists/filters-set.ts';
import { pagesParser } from '#components/lists/page-trail.ts';
import type { FilingStatus, FilingType } from '#lib/contract/filing';
import type { FilingSort } from '#lib/contract/filing-rows';
import type { ParsersOfList } from '#lib/contract/view-parameters';
import { SORT_WORDS } from './sort-words.ts';
import { filingListWords, type YesOrNoFilter } from './words.ts';

export const PAGE_SIZE = 50;

// The tables of words name every value; the schemas themselves would bring their library into the browser.
const statuses = Object.keys(FILING_MARKS) as FilingStatus[];
const types = Object.keys(FILING_TYPE_WORDS) as FilingType[];
const sorts = Object.keys(SORT_WORDS) as FilingSort[];

/** The whole state of the list is in its address; invalid parts are ignored. */
export const filingListParsers = {
  q: parseAsSearch,
  status: parseAsStringLiteral<FilingStatus | 'open'>([...statuses, 'open']),
  jurisdiction: parseAsStateCode,
  holder: parseAsStringLiteral(['you', 'service', 'state', 'nobody'] as const),
  owner: parseAsOwner,
  type: parseAsStringLiteral<FilingType | 'with_state'>([...types, 'with_state']),
  ...eachYesOrNo(parseAsStringLiteral(['true', 'false'] as const)),
  created_after: parseAsCivilDate,
  created_before: parseAsCivilDate,
  completed_after: parseAsCivilDate,
  business_id: parseAsId,
  sort: parseAsStringLiteral(sorts).withDefault('act'),
  dir: parseAsStringLiteral(['asc', 'desc'] as const).withDefault('asc'),
  pages: pagesParser,
} satisfies ParsersOfList<'filings'>;

function eachYesOrNo<Parser>(parser: Parser): Record<YesOrNoFilter, Parser> {
  const names = Object.keys(filingListWords.yesOrNo);
  return Object.fromEntries(names.map((name) => [name, parser])) as Record<YesOrNoFilter, Parser>;
}

export type FilingListState = inferParserType<typeof filingListParsers>;

export const loadFilingList = createLoader(filingListParsers);
export const filingListQuery = createSerializer(filingListParsers);

type FilterName = Exclude<keyof FilingListState, 'sort' | 'dir' | 'pages'>;
const FILTERS = Object.keys(filingListParsers).filter(
  (name) => !['sort', 'dir', 'pages'].includes(name),
) as FilterName[];

/** The filters that are set, as the service takes them. */
export const filtersOf = (state: FilingListState) => filtersSet(state, FILTERS);
/** Those of them that a service which is hosted elsewhere has. */
export const filtersElsewhere = ({ type = null, ...state }: Partial<FilingListState>) =>
  filtersSet({ ...state, type: type === 'with_state' ? null : type }, [
    'q',
    'status',
    'jurisdiction',
    'type',
    'business_id',
  ]);

export const noFilters = noneSet(FILTERS);
