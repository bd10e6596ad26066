import type { FilingSort } from '#lib/contract/filing-rows';
import { filingWords } from './words.ts';

export const SORT_WORDS: Record<FilingSort, string> = {
  act: filingWords.list.byHolder,
  due: filingWords.list.byDue,
  created: filingWords.list.byCreated,
  updated: filingWords.list.byUpdated,
  name: 'business',
  jurisdiction: 'state',
  status: 'status',
  total: 'fee',
};
