import type { NameConflict } from '#lib/contract/problem';
import { checkNameRules } from '#lib/domain/names/check-name-rules';
import { compareNames } from '#lib/domain/names/compare-names';
import { hasOutcomeWord } from '#lib/domain/sandbox/outcome-words';
import { ProblemError } from '#lib/service/errors';
import type { Application } from '#lib/service/verbs/foreign-qualification/application';

/** Check 7: the name clears the state's rules and is available there. */
export function checkName(application: Application): ProblemError | null {
  const conflicts = nameConflicts(application);
  if (!application.rules || conflicts.length === 0) return null;
  return new ProblemError(
    'name_not_available',
    `“${application.name}” cannot be registered in ${application.rules.name}. ${conflicts.map(({ detail }) => detail).join(' ')}`,
    { conflicts },
  );
}

function nameConflicts({
  rules,
  homeRules,
  business,
  name,
  namesOnRecord,
  mode,
}: Application): NameConflict[] {
  if (!rules) return [];
  const { conflicts } = checkNameRules({
    rules,
    name,
    entityType: business.entity_type,
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
