import { FilingRowsQuery } from '#lib/contract/filing-rows';

type FilingParameter = Exclude<keyof FilingRowsQuery, 'limit' | 'cursor'>;

/**
 * The lists that have saved views, and which of their query parameters a view saves. The browser imports only the
 * types.
 */
export const viewParameters = {
  filings: Object.keys(FilingRowsQuery.omit({ limit: true, cursor: true }).shape) as FilingParameter[],
  cases: ['q', 'status', 'kind', 'due', 'owner'],
  businesses: [
    'q',
    'formation_jurisdiction',
    'registered_in',
    'pending',
    'can_qualify',
    'registration_status',
    'sort',
    'dir',
  ],
} as const satisfies Record<string, readonly string[]>;

export type ViewedList = keyof typeof viewParameters;

/** Reads the query string of a list: each parameter that a view saves, and the paging parameters that it does not. */
export type ParsersOfList<List extends ViewedList> = Record<
  (typeof viewParameters)[List][number] | 'pages',
  unknown
>;
