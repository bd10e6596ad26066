import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { FILING_MARKS } from '#components/filings/status-mark.ts';
import { filingWords } from './words.ts';

export const STATUS_OPTIONS = [
  { value: 'open', label: filingWords.list.open },
  ...Object.entries(FILING_MARKS).map(([value, { word }]) => ({ value, label: word })),
];

export const TYPE_OPTIONS = Object.entries(FILING_TYPE_WORDS).map(([value, label]) => ({ value, label }));

export const HOLDER_OPTIONS = [
  { value: 'you', label: filingWords.list.you },
  { value: 'service', label: filingWords.list.service },
  { value: 'state', label: filingWords.list.theState },
  { value: 'nobody', label: filingWords.list.nobody },
];

export const ANSWER_OPTIONS = [
  { value: 'true', label: filingWords.list.needsAnswer },
  { value: 'false', label: filingWords.list.needsNone },
];

export const SPEED_OPTIONS = [
  { value: 'true', label: filingWords.list.expedited },
  { value: 'false', label: filingWords.list.standard },
];
