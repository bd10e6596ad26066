import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import { regionCodes, regionName } from '#lib/rules/us-regions';

const states = STATE_OPTIONS.map(({ value, label }) => ({ value: value.slice(3), label }));

/** What may stand as the state of a US address: the states by name, then the territories and military regions. */
export const REGION_OPTIONS = [
  ...states,
  ...regionCodes
    .filter((code) => !states.some(({ value }) => value === code))
    .map((value) => ({ value, label: regionName(value) })),
];
