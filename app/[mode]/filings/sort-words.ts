import type { FilingSort } from '#lib/contract/filing-rows';
import { filingListWords } from './words.ts';

export const SORT_WORDS: Record<FilingSort, string> = {
  act: filingListWords.byHolder,
  due: filingListWords.byDue,
  created: filingListWords.byCreated,
  updated: filingListWords.byUpdated,
  name: 'business',
  jurisdiction: 'state',
  status: 'status',
  total: 'estimate',
};
