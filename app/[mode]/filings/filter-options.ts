import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { FILING_MARKS } from '#components/filings/status-mark.ts';
import { optionsOf } from '#components/ui/options-of.ts';
import { filingListWords } from './words.ts';

export const STATUS_OPTIONS = [
  { value: 'open', label: filingListWords.open },
  ...Object.entries(FILING_MARKS).map(([value, { word }]) => ({ value, label: word })),
];

export const TYPE_OPTIONS = [
  ...optionsOf(FILING_TYPE_WORDS),
  { value: 'with_state', label: filingListWords.withState },
];

export const HOLDER_OPTIONS = [
  { value: 'you', label: filingListWords.you },
  { value: 'service', label: filingListWords.service },
  { value: 'state', label: filingListWords.theState },
  { value: 'nobody', label: filingListWords.nobody },
];
