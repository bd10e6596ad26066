import type { RuleChange } from '#lib/contract/jurisdiction-version';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { type RuleFact, ruleFacts } from '#lib/rules/jurisdiction/rule-facts';
import { withPeriod } from '#lib/rules/with-period';

/** The rules of a state, and a day on which they are in force. */
export type RulesOfDay = { rules: JurisdictionRules; day: string };

/**
 * The differences between two versions of a state's rules, field by field, in words. Sources and internal notes do not
 * count.
 */
export function ruleChanges(before: RulesOfDay, after: RulesOfDay): RuleChange[] {
  const old = byKey(ruleFacts(before.rules, before.day));
  const now = byKey(ruleFacts(after.rules, after.day));
  return [
    ...[...now.values()].flatMap((fact) => toChange(old.get(fact.key), fact)),
    ...[...old.values()].filter(({ key }) => !now.has(key)).flatMap((fact) => toChange(fact, undefined)),
  ];
}

/** Keys that occur twice are distinguished by their position. */
function byKey(facts: readonly RuleFact[]): Map<string, RuleFact> {
  const found = new Map<string, RuleFact>();
  for (const fact of facts) {
    let key = fact.key;
    while (found.has(key)) key += '+';
    found.set(key, { ...fact, key });
  }
  return found;
}

function toChange(before: RuleFact | undefined, after: RuleFact | undefined): RuleChange[] {
  const fact = after ?? before;
  if (!fact || before?.value === after?.value) return [];
  const { area, type, subject } = fact;
  const shown = { area, type, subject, before: before?.value ?? null, after: after?.value ?? null };
  if (!before)
    return [{ ...shown, change: 'added', detail: withPeriod(`${subject} is new: ${shown.after}`) }];
  if (!after)
    return [
      { ...shown, change: 'removed', detail: withPeriod(`${subject} is gone. It was: ${shown.before}`) },
    ];
  return [
    {
      ...shown,
      change: 'changed',
      detail: `${withPeriod(`${subject} is now: ${shown.after}`)} ${withPeriod(`It was: ${shown.before}`)}`,
    },
  ];
}
