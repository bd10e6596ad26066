import { Address } from '#lib/contract/address';
import { youEntered } from '#lib/contract/beginning-of';
import type { FieldError } from '#lib/contract/problem';
import { isUsRegion, regionCodeOf, regionName } from '#lib/rules/us-regions';

/**
 * A US address must name its state by the two-letter code. A value that is no address is left to its schema. The
 * jurisdiction of the filing always counts as a region, so that a state that exists only in the data needs no change
 * here.
 */
export function addressErrors(value: unknown, pointer: string, jurisdiction?: string): FieldError[] {
  const parsed = Address.safeParse(value);
  if (!parsed.success || parsed.data.country !== 'US') return [];
  const { region } = parsed.data;
  if (isUsRegion(region) || `US-${region}` === jurisdiction) return [];
  const meant = regionCodeOf(region);
  const cure = meant === undefined ? 'Use the two-letter code of the state, such as TX.' : `Use ${meant}.`;
  return [
    {
      pointer: `${pointer}/region`,
      code: 'invalid_region',
      detail: `“${region}” is not the code of a US state. ${cure}`,
    },
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
  const parsed = Address.safeParse(value);
  if (!parsed.success) return [];
  const { country, region } = parsed.data;
  if (`${country}-${region}` === state.code) return [];
  if (addressErrors(value, pointer, state.code).length > 0) return [];
  const detail = `${what} must be in ${state.name}. You entered ${country === 'US' ? regionName(region) : country}.`;
  return [{ pointer: `${pointer}/region`, code: 'wrong_state', detail }];
}

/**
 * What is wrong with a street to which documents are served; null if nothing is. `what` begins the sentence: "The
 * registered office".
 */
export function streetFault(what: string, street: string): string | null {
  if (!isPostOfficeBox(street)) return null;
  return `${what} must be a street address where legal documents can be served. ${youEntered(street)}`;
}

/** P.O. Box, PO Box, Post Office Box and private mail boxes. */
function isPostOfficeBox(street: string): boolean {
  return /\b(p\.?\s*o\.?\s*box|post\s+office\s+box|p\.?\s*m\.?\s*b\.?\s+#?\d)/i.test(street);
}
