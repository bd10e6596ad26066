import { type AnswerField, labelOf, shapeOf } from '#components/forms/answer-field.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import type { Address } from '#lib/contract/address';
import { isGiven } from '#lib/contract/is-asked';
import { zipFault } from '#lib/contract/zip-code';
import { streetFault } from '#lib/rules/requirement/street-fault';
import { theState } from '#lib/rules/the-state';
import { isUsRegion, regionName } from '#lib/rules/us-regions';

export type Place = {
  /** The start of the sentence: "The registered office". */
  what: string;
  jurisdiction?: string | undefined;
  /** No P.O. box. */
  street?: boolean | undefined;
};

/**
 * The state in which the address must be: the registered office in the state of the filing, others as the state says.
 */
export function placeOf(field: AnswerField, setting: FormSetting): Place | undefined {
  if (shapeOf(field) === 'registered_agent')
    return { what: 'The registered office', jurisdiction: setting.jurisdiction, street: true };
  if (field.located_in === undefined) return field.street_only && { what: labelOf(field), street: true };
  const home = field.located_in === 'home_state';
  return {
    what: labelOf(field),
    jurisdiction: home ? setting.homeJurisdiction : setting.jurisdiction,
    street: field.street_only,
  };
}

const REQUIRED = ['street_line_1', 'city', 'region', 'postal_code'] as const satisfies (keyof Address)[];

/** Whether every part that an address needs is filled in, as far as this can be told without its schema. */
export function isWhole(value: unknown): boolean {
  const parts: Record<string, unknown> = Object(value);
  return REQUIRED.every((name) => isGiven(parts[name])) && checkAddress(value).length === 0;
}

type PartFault = { path: string[]; message: string };

/** Requirements of an address beyond its schema. Each fault is reported at its own part, whatever the others lack. */
export function checkAddress(value: unknown, place?: Place): PartFault[] {
  if (typeof value !== 'object' || value === null) return [];
  const part = (name: string) => {
    const text: unknown = Reflect.get(value, name);
    return typeof text === 'string' ? text.trim() : '';
  };
  const faults: PartFault[] = [];
  const country = part('country') || 'US';
  const ofZip = country === 'US' ? zipFault(part('postal_code')) : null;
  if (ofZip) faults.push({ path: ['postal_code'], message: ofZip });
  const region = part('region');
  if (country === 'US' && region && !isUsRegion(region) && `US-${region}` !== place?.jurisdiction) {
    faults.push({ path: ['region'], message: `Choose a state. “${region}” is not a state code.` });
  } else if (place?.jurisdiction && region && `${country}-${region}` !== place.jurisdiction) {
    const message = `${place.what} must be in ${theState(regionName(place.jurisdiction))}. You chose ${regionName(region)}.`;
    faults.push({ path: ['region'], message });
  }
  const ofStreet = place?.street ? streetFault(place.what, part('street_line_1')) : null;
  if (ofStreet) faults.push({ path: ['street_line_1'], message: ofStreet });
  return faults;
}
