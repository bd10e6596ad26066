import type { EntityType } from '#lib/contract/filing';
import type { NameConflict } from '#lib/contract/problem';
import type { Mode } from '#lib/contract/scalars';
import { checkNameRules } from '#lib/domain/names/check-name-rules';
import { compareNames, type NameOnRecord } from '#lib/domain/names/compare-names';
import { hasOutcomeWord } from '#lib/domain/sandbox/outcome-words';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { ProblemError } from '#lib/service/errors';

export interface NameCheck {
  mode: Mode;
  /** Null where the state is not supported: another check tells of it. */
  rules: JurisdictionRules | null;
  /** Rules of the home state of a company that keeps the name it has there. */
  homeRules?: JurisdictionRules | null;
  entityType: EntityType;
  name: string;
  namesOnRecord: readonly NameOnRecord[];
}

/** Check 7: the name clears the state's rules and is available there. */
export function nameRefusal(check: NameCheck): ProblemError | null {
  const { rules, name } = check;
  if (!rules) return null;
  const conflicts = nameConflicts(check, rules);
  if (conflicts.length === 0) return null;
  return new ProblemError(
    'name_not_available',
    `“${name}” cannot be registered in ${rules.name}. ${conflicts.map(({ detail }) => detail).join(' ')}`,
    { conflicts },
  );
}

function nameConflicts(
  { homeRules, entityType, name, namesOnRecord, mode }: NameCheck,
  rules: JurisdictionRules,
): NameConflict[] {
  const { conflicts } = checkNameRules({
    rules,
    name,
    entityType,
    ...(homeRules && { homeDesignators: homeRules.name_rules.designators }),
  });
  const taken = mode === 'test' && hasOutcomeWord(name, 'NAMETAKEN');
  return [
    ...conflicts,
    ...compareNames({ rules, name, records: namesOnRecord }),
    ...(taken ? compareNames({ rules, name, records: [sandboxNamesake(name, rules.code)] }) : []),
  ];
}

/** What a name with NAMETAKEN in it meets in the sandbox. */
function sandboxNamesake(name: string, jurisdiction: string) {
  return { name, jurisdiction, status: 'active' };
}
