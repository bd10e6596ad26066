import type { EntityType } from '#lib/contract/filing';
import type { NameCheck, NameSource } from '#lib/contract/name-check';
import type { NameConflict } from '#lib/contract/problem';
import type { Mode } from '#lib/contract/scalars';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { checkNameRules } from '#lib/rules/names/check-name-rules';
import { compareNames, type NameOnRecord } from '#lib/rules/names/compare-names';
import { hasOutcomeWord } from '#lib/rules/sandbox/outcome-words';
import { ProblemError } from '#lib/service/errors';

export type NameQuestion = {
  mode: Mode;
  /** Null where the state is not supported: another check tells of it. */
  rules: JurisdictionRules | null;
  /** Rules of the home state of a company that keeps the name it has there. */
  homeRules?: JurisdictionRules | null;
  entityType: EntityType;
  name: string;
  namesOnRecord: readonly NameOnRecord[];
  /** The registers that `namesOnRecord` comes from. */
  nameSources?: readonly NameSource[] | undefined;
};

/** Check 7: the name clears the state's rules and is available there. */
export function nameRefusal(question: NameQuestion): ProblemError | null {
  const { rules, name } = question;
  if (!rules) return null;
  const { conflicts } = lookAt(question, rules);
  if (conflicts.length === 0) return null;
  return new ProblemError(
    'name_not_available',
    `“${name}” cannot be registered in ${rules.name}. ${conflicts.map(({ detail }) => detail).join(' ')}`,
    { conflicts },
  );
}

/** What check 7 found, as a preflight and a filing show it. A name that no register was asked about is not clear. */
export function nameCheckOf(question: NameQuestion): NameCheck | null {
  const { rules, name, nameSources = [] } = question;
  if (!rules || name === '') return null;
  const { conflicts, warnings } = lookAt(question, rules);
  const found = nameSources.length > 0 ? 'clear' : 'not_checked';
  return {
    status: conflicts.length > 0 ? 'conflict' : found,
    sources: [...nameSources],
    warnings,
  };
}

function lookAt(
  { homeRules, entityType, name, namesOnRecord, mode }: NameQuestion,
  rules: JurisdictionRules,
): { conflicts: NameConflict[]; warnings: NameCheck['warnings'] } {
  const { conflicts, warnings } = checkNameRules({
    rules,
    name,
    entityType,
    ...(homeRules && { homeDesignators: homeRules.name_rules.designators }),
  });
  const taken = mode === 'test' && hasOutcomeWord(name, 'NAMETAKEN');
  return {
    conflicts: [
      ...conflicts,
      ...compareNames({ rules, name, records: namesOnRecord }),
      ...(taken ? compareNames({ rules, name, records: [sandboxNamesake(name, rules.code)] }) : []),
    ],
    warnings,
  };
}

/** What a name with NAMETAKEN in it meets in the sandbox. */
function sandboxNamesake(name: string, jurisdiction: string) {
  return { name, jurisdiction, status: 'active' };
}
