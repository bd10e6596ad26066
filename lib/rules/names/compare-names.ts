import type { NameConflict } from '#lib/contract/problem';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { nameKey } from '#lib/rules/names/name-key';

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
  const key = nameKey(name);
  const similar = rules.name_rules.standard === 'deceptively_similar';
  return records
    .filter((record) => isTooClose(key, nameKey(record.name), similar))
    .map((record) => toConflict(rules, name, record));
}

function toConflict(rules: JurisdictionRules, name: string, record: NameOnRecord): NameConflict {
  const where = record.registration_number == null ? '' : `, No. ${record.registration_number}`;
  return {
    kind: 'record',
    detail: `“${name}” is not distinguishable from ${record.name}${where}, which is on record in ${rules.name}.`,
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
function isTooClose(a: string, b: string, similar: boolean): boolean {
  if (a === '' || b === '') return false;
  if (a === b) return true;
  return similar && a.length >= 6 && b.length >= 6 && differInOneLetter(a, b);
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
