import { FILING_TYPE_WORDS } from '#components/filings/filing-words';
import { FILING_MARKS } from '#components/filings/status-mark';

export const STATUS_OPTIONS = [
  { value: 'open', label: 'Open' },
  ...Object.entries(FILING_MARKS).map(([value, { word }]) => ({ value, label: word })),
];

export const TYPE_OPTIONS = Object.entries(FILING_TYPE_WORDS).map(([value, label]) => ({ value, label }));

export const HOLDER_OPTIONS = [
  { value: 'you', label: 'You' },
  { value: 'service', label: 'The service' },
  { value: 'state', label: 'The state' },
  { value: 'nobody', label: 'Nobody: it is over' },
];

export const ANSWER_OPTIONS = [
  { value: 'true', label: 'Needs an answer' },
  { value: 'false', label: 'Needs none' },
];

export const SPEED_OPTIONS = [
  { value: 'true', label: 'Expedited' },
  { value: 'false', label: 'Standard' },
];
