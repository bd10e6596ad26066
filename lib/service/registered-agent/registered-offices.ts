import { readFileSync } from 'node:fs';
import type { Env } from '#lib/config/env';
import { StartError } from '#lib/config/start-error';
import { Address } from '#lib/contract/address';
import type { Mode } from '#lib/contract/scalars';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { pointerSteps } from '#lib/rules/json-pointer';
import { officeErrors } from '#lib/rules/requirement/check-registered-agent';
import { fieldErrorsOf } from '#lib/rules/requirement/field-errors';

/** The addresses at which the service can be the registered agent, by the code of the state. */
export type RegisteredOffices = ReadonlyMap<string, Address>;

/**
 * Reads the operator's own offices; none if no file is configured. Throws a StartError that names every office that a
 * submission would be refused for.
 */
export function readRegisteredOffices(
  { REGISTERED_OFFICES: path }: Pick<Env, 'REGISTERED_OFFICES'>,
  jurisdictions: ReadonlyMap<string, JurisdictionRules>,
): RegisteredOffices {
  if (path === undefined) return new Map();
  const offices = new Map<string, Address>();
  const faults: string[] = [];
  for (const [code, given] of Object.entries(readObject(path))) {
    const rules = jurisdictions.get(code);
    const office = Address.safeParse(given);
    if (!rules) {
      faults.push(`${code} is the code of no state.`);
      continue;
    }
    const at = `/${code}`;
    const errors = office.success ? officeErrors(office.data, at, rules) : fieldErrorsOf(office.error, at);
    faults.push(...errors.map(({ pointer, detail }) => `${pointerSteps(pointer).join('.')}: ${detail}`));
    if (office.success) offices.set(code, office.data);
  }
  if (faults.length > 0) throw new StartError(`Correct ${path} (REGISTERED_OFFICES). ${faults.join(' ')}`);
  return offices;
}

function readObject(path: string): object {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`REGISTERED_OFFICES names ${path}, which cannot be read.`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {}
  throw new StartError(
    `${path} (REGISTERED_OFFICES) must be a JSON object: { "US-TX": { "street_line_1": … } }.`,
  );
}

/** The service's own office in the state; null in live mode if the operator has configured none. */
export function servedFrom(offices: RegisteredOffices, mode: Mode, jurisdiction: string): Address | null {
  return mode === 'live' ? (offices.get(jurisdiction) ?? null) : sandboxOffice(jurisdiction);
}

/** Recognizable as fictitious. */
function sandboxOffice(jurisdiction: string): Address {
  return {
    street_line_1: '1 Sandbox Street (test data)',
    city: 'Testville',
    region: jurisdiction.slice('US-'.length),
    postal_code: '00000',
    country: 'US',
  };
}
