import type { FilingSort } from '#lib/contract/console/filing-rows';

export const SORT_WORDS: Record<FilingSort, string> = {
  act: 'who must act, then by due date',
  due: 'due date',
  created: 'date of submission',
  updated: 'last change',
  name: 'business',
  jurisdiction: 'state',
  status: 'status',
  total: 'fee',
};
