import { z } from 'zod';
import { checkAddress, type Place } from '#components/forms/check-address.ts';
import { askFor } from '#components/forms/part-words.ts';
import { formWords } from '#components/forms/words.ts';
import { Address } from '#lib/contract/address';
import { isGiven } from '#lib/contract/is-asked';
import { FilingContact, Owner, PartyName, RegisteredAgentRequest } from '#lib/contract/party';
import type { FieldShape } from '#lib/contract/requirement';
import { text } from '#lib/contract/scalars';

export type Fault = { path: (string | number)[]; message: string; required?: boolean };

const schemas: Record<FieldShape, z.ZodType> = {
  address: Address,
  filing_contact: FilingContact,
  // An owner is one with a share, which only the record of a business asks for.
  governing_person: Owner,
  registered_agent: RegisteredAgentRequest,
  party: z.object({ name: PartyName, address: Address.optional() }),
  text: text(300),
};

/**
 * Checks one object or list entry against the contract's own schema, its addresses, and the state's further
 * requirements.
 */
export function checkShape(
  shape: FieldShape,
  value: unknown,
  { place, wanted = [] }: { place?: Place | undefined; wanted?: readonly string[] | undefined },
): Fault[] {
  const parsed = schemas[shape].safeParse(withKind(shape, value));
  const faults: Fault[] = parsed.success ? [] : parsed.error.issues.map(toFault).filter(isAsked);
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  for (const name of wanted) {
    const given = members.find(([member]) => member === name)?.[1];
    if (!isGiven(given)) faults.push({ path: [name], message: askFor(name), required: true });
  }
  const addresses = shape === 'address' ? [['', value] as const] : members;
  for (const [name, address] of addresses.filter(([name]) => name === '' || name.endsWith('address'))) {
    const served = shape === 'registered_agent' && name === 'address';
    const at = shape === 'address' || served ? place : undefined;
    const found = checkAddress(address, at);
    faults.push(...found.map(({ path, message }) => ({ path: name ? [name, ...path] : path, message })));
  }
  return withoutRepeats(faults);
}

/** The initial values of the form, so that each open part reports its own fault. */
function withKind(shape: FieldShape, value: unknown): unknown {
  const kind = shownKinds[shape];
  if (!kind || typeof value !== 'object' || value === null) return value;
  const name: unknown = Reflect.get(value, 'name');
  const begun = typeof name === 'object' ? { type: kind, ...name } : name;
  const agent = shape === 'registered_agent' ? { type: 'organization', address: {} } : {};
  return { ...agent, ...value, name: begun ?? { type: kind } };
}

const shownKinds: Partial<Record<FieldShape, 'person' | 'entity'>> = {
  party: 'person',
  governing_person: 'person',
  registered_agent: 'entity',
};

function toFault(issue: z.core.$ZodIssue): Fault {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  const part = path.findLast((step) => typeof step === 'string') ?? 'value';
  const missing = issue.code === 'invalid_type' || (issue.code === 'too_small' && issue.minimum === 1);
  if (missing) return { path, message: askFor(String(part)), required: true };
  if (issue.code === 'invalid_union') return { path: [...path, 'type'], message: askFor('type') };
  const own = /^(Too |Invalid|Unrecognized)/.test(issue.message) ? formWords.form.checkValue : issue.message;
  return { path, message: own };
}

/** A form shows a country from the start, and sends it only with the rest of the address. */
function isAsked({ path, required }: Fault): boolean {
  return !(required && path.at(-1) === 'country');
}

function withoutRepeats(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter(({ path }) => {
    const key = path.join('.');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
