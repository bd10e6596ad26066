import type { NameConflict } from '#lib/contract/problem';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { nameKey } from '#lib/rules/names/name-key';
import { nameWords } from '#lib/rules/names/name-words';
import { theState } from '#lib/rules/the-state';

export type NameOnRecord = {
  name: string;
  registration_number?: string | null;
  jurisdiction?: string;
  status?: string;
};

/** The records whose names are too close to a name in this state. */
export function compareNames(question: {
  rules: JurisdictionRules;
  name: string;
  records: readonly NameOnRecord[];
}): NameConflict[] {
  const { rules, name, records } = question;
  const own = keyed(name);
  const similar = rules.name_rules.standard === 'deceptively_similar';
  return records
    .filter((record) => isTooClose(own, keyed(record.name), similar))
    .map((record) => toConflict(rules, name, record));
}

function toConflict(rules: JurisdictionRules, name: string, record: NameOnRecord): NameConflict {
  const where = record.registration_number == null ? '' : `, No. ${record.registration_number}`;
  return {
    kind: 'record',
    detail: `“${name}” is not distinguishable from ${record.name}${where}, which is on record in ${theState(rules.name)}.`,
    name: record.name,
    ...(record.registration_number != null && { registration_number: record.registration_number }),
    ...(record.jurisdiction !== undefined && { jurisdiction: record.jurisdiction }),
    ...(record.status !== undefined && { status: record.status }),
  };
}

/**
 * Equal keys are never distinguishable. If the state tests for deceptively similar names, keys of six letters or more
 * that differ in one letter are too close as well: the minimum that a program can check of what an examiner may refuse.
 */
function isTooClose(one: Keyed, other: Keyed, similar: boolean): boolean {
  const [a, b] = [one.key, other.key];
  if (a === '' || b === '') return false;
  if (a === b) return true;
  const isLong = a.length >= 6 && b.length >= 6;
  return similar && isLong && differInOneLetter(a, b) && numbersIn(one.name) === numbersIn(other.name);
}

type Keyed = { name: string; key: string };

function keyed(name: string): Keyed {
  return { name, key: nameKey(name) };
}

/** The companies of a series differ in their number alone: Oak Street 1 and Oak Street 2, Fund II and Fund III. */
function numbersIn(name: string): string {
  return nameWords(name)
    .flatMap((word) => (/^[IVX]+$/.test(word) ? [word] : (word.match(/\d+/g) ?? [])))
    .join(' ');
}

function differInOneLetter(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shared = Math.min(a.length, b.length);
  let start = 0;
  while (start < shared && a[start] === b[start]) start += 1;
  const skipA = a.length >= b.length ? 1 : 0;
  const skipB = b.length >= a.length ? 1 : 0;
  return a.slice(start + skipA) === b.slice(start + skipB);
}
