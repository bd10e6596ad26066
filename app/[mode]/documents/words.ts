import { shownCount } from '#lib/rules/list/shown-count';
import { withPeriod } from '#lib/rules/with-period';

/** The sentences of the list of documents. */
export const documentListWords = {
  title: 'Documents',
  description: 'The documents of all your businesses. You add a document on the page of its business.',
  search: 'File, business, or SHA-256',
  type: 'Type',
  anyType: 'Any type',
  state: 'State',
  anyState: 'Any state',
  used: 'Used by',
  any: 'Any',
  usedByFilings: 'A filing or a case',
  usedByNone: 'Nothing yet',
  age: 'Age',
  ages: {
    accepted: 'Accepted by all states',
    partly: 'Too old for some states',
    too_old: 'Too old for all states',
  },
  count: (total: number) =>
    `${shownCount(total)} ${total === 1 ? 'document' : 'documents'}, the newest first.`,
  business: 'Business',
  issued: 'Issued',
  accepted: 'Accepted until',
  onFile: 'On file since',
  document: 'Document',
  allStates: (day: string) => `By some until ${day}`,
  tooOldFor: (some: number, all: number) => `Too old for ${some} of ${all} states`,
  tooOld: 'Too old for all states',
  ahead: 'Dated in the future',
  nothing: '—',
  caseIn: (state: string) => `${state}, case`,
  more: (count: number) => `and ${count} more`,
  none: 'No documents yet',
  noneDetail: 'Documents that you upload and documents that states send will be here.',
  toBusinesses: 'Show the businesses',
  oneBusiness: (name: string) => withPeriod(`Only ${name}`),
  everyBusiness: 'Show every business',
} as const;
