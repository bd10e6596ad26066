/** The lists that have saved views, and what of their address a view keeps. Apart from the schemas, for the browser. */
export const viewParameters = {
  filings: [
    'q',
    'status',
    'jurisdiction',
    'holder',
    'owner',
    'type',
    'needs_response',
    'expedited',
    'created_after',
    'created_before',
    'business_id',
    'sort',
    'dir',
  ],
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

/** What reads the address of a list: each parameter that a view keeps, and the pages that it does not. */
export type ParsersOfList<List extends ViewedList> = Record<
  (typeof viewParameters)[List][number] | 'pages',
  unknown
>;
