import { STATE_OPTIONS } from '#components/filings/state-name';

const others = [
  ['AS', 'American Samoa'],
  ['GU', 'Guam'],
  ['MP', 'Northern Mariana Islands'],
  ['PR', 'Puerto Rico'],
  ['VI', 'U.S. Virgin Islands'],
  ['AA', 'Armed Forces Americas'],
  ['AE', 'Armed Forces Europe'],
  ['AP', 'Armed Forces Pacific'],
];

/** What may stand as the state of a US address: the states by name, then the territories and military regions. */
export const REGION_OPTIONS = [
  ...STATE_OPTIONS.map(({ value, label }) => ({ value: value.slice(3), label })),
  ...others.map(([value = '', label = '']) => ({ value, label })),
];

const names = new Map(REGION_OPTIONS.map(({ value, label }) => [value, label]));

export function regionName(code: string): string {
  return names.get(code.replace(/^US-/, '')) ?? code;
}

export function isUsRegion(code: string): boolean {
  return names.has(code);
}

/** The code that "Texas", "tx" or "Tex." stands for, if one can be told. */
export function regionCode(text: string): string | undefined {
  const wanted = text.trim().replace(/\.$/, '').toLowerCase();
  const found = REGION_OPTIONS.find(
    ({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  return found?.value;
}
