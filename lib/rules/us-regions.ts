import { stateNames } from './state-names.ts';

/** USPS codes of the states, the District, the territories and the military regions. */
const regions: Record<string, string> = {
  ...stateNames,
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};

export const regionCodes = Object.keys(regions);

export function isUsRegion(code: string): boolean {
  return Object.hasOwn(regions, code);
}

/** `US-TX` or `TX` → "Texas"; an unknown code stays as it is. */
export function regionName(code: string): string {
  return regions[code.replace(/^US-/, '')] ?? code;
}

/** The code meant by "Texas", "tx", "Tx." or "D.C.", if there is one. */
export function regionCodeOf(text: string): string | undefined {
  const plain = (name = '') => name.trim().replaceAll('.', '').toLowerCase();
  const wanted = plain(text);
  return regionCodes.find((code) => plain(code) === wanted || plain(regions[code]) === wanted);
}
