import { Address } from '#lib/contract/address';
import type { FieldError } from '#lib/contract/problem';
import { zipFault } from '#lib/contract/zip-code';
import { streetFault } from '#lib/rules/requirement/street-fault';
import { theState } from '#lib/rules/the-state';
import { isUsRegion, regionCodeOf, regionName } from '#lib/rules/us-regions';

/**
 * A US address must have a ZIP code and name its state by the two-letter code. A part that is no text is left to its
 * schema. The jurisdiction of the filing always counts as a region, so that a state that exists only in the data needs
 * no change here.
 */
export function addressErrors(value: unknown, pointer: string, jurisdiction?: string): FieldError[] {
  const { country, region, zip } = partsOf(value);
  if (country !== 'US') return [];
  const ofRegion = regionFault(region, jurisdiction);
  const ofZip = zipFault(zip);
  return [
    ...(ofRegion === null
      ? []
      : [{ pointer: `${pointer}/region`, code: 'invalid_region', detail: ofRegion }]),
    ...(ofZip === null ? [] : [{ pointer: `${pointer}/postal_code`, code: 'invalid_format', detail: ofZip }]),
  ];
}

/**
 * The error of an address that must be in one state and is not. `what` begins the sentence: "The registered office".
 */
export function placeErrors(
  value: unknown,
  pointer: string,
  state: { code: string; name: string },
  what: string,
): FieldError[] {
  const { country, region } = partsOf(value);
  if (country === '' || region === '' || `${country}-${region}` === state.code) return [];
  if (country === 'US' && regionFault(region) !== null) return [];
  const detail = `${what} must be in ${theState(state.name)}. You entered ${country === 'US' ? regionName(region) : country}.`;
  return [{ pointer: `${pointer}/region`, code: 'wrong_state', detail }];
}

/** The error of an address that must be a street and is a P.O. box. `what` begins the sentence. */
export function streetErrors(value: unknown, pointer: string, what: string): FieldError[] {
  const detail = streetFault(what, partsOf(value).street);
  if (detail === null) return [];
  return [{ pointer: `${pointer}/street_line_1`, code: 'post_office_box', detail }];
}

/** The parts that a rule reads, each empty if it is missing or no text. */
function partsOf(address: unknown) {
  const part = (name: 'country' | 'region' | 'postal_code' | 'street_line_1') =>
    Address.shape[name].safeParse(Reflect.get(Object(address), name)).data ?? '';
  return {
    country: part('country'),
    region: part('region'),
    zip: part('postal_code'),
    street: part('street_line_1'),
  };
}

function regionFault(region: string, jurisdiction?: string): string | null {
  if (region === '' || isUsRegion(region) || `US-${region}` === jurisdiction) return null;
  const meant = regionCodeOf(region);
  const cure = meant === undefined ? 'Use the two-letter code of the state, such as TX.' : `Use ${meant}.`;
  return `“${region}” is not the code of a US state. ${cure}`;
}
