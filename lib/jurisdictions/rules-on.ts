import { isInForce } from '#lib/jurisdictions/is-in-force';
import type { JurisdictionRules, OperationRules } from '#lib/jurisdictions/rules';
import { versionOf } from '#lib/jurisdictions/version-of';

// Needed for every request, from rules that are loaded once.
const lastDays = new WeakMap<JurisdictionRules, string[]>();
const afterLapses = new WeakMap<JurisdictionRules, Map<string, JurisdictionRules>>();

/**
 * The rules in force on a day: expired tiers are removed, and the version changes, so that nothing cached under the
 * former version is served. An expired fee stays in the list, because fee lines are identified by their index; its
 * price is left out for a day after its end.
 */
export function rulesOn(rules: JurisdictionRules, day: string): JurisdictionRules {
  const lapsed = lastDaysOf(rules).filter((until) => !isInForce({ until }, day));
  if (lapsed.length === 0) return rules;
  const key = lapsed.join();
  const known = afterLapses.get(rules) ?? new Map<string, JurisdictionRules>();
  const found = known.get(key);
  if (found) return found;
  const onDay: JurisdictionRules = {
    ...rules,
    version: versionOf([rules.version, ...lapsed]),
    foreign_qualification: withoutLapsedTiers(rules.foreign_qualification, day),
    formation: withoutLapsedTiers(rules.formation, day),
  };
  afterLapses.set(rules, known.set(key, onDay));
  return onDay;
}

function lastDaysOf(rules: JurisdictionRules): string[] {
  const found = lastDays.get(rules);
  if (found) return found;
  const figures = [rules.foreign_qualification, rules.formation].flatMap(({ fees, expedited_tiers }) => [
    ...fees,
    ...expedited_tiers,
  ]);
  const days = figures.flatMap(({ until }) => until ?? []);
  lastDays.set(rules, days);
  return days;
}

function withoutLapsedTiers(operation: OperationRules, day: string): OperationRules {
  return { ...operation, expedited_tiers: operation.expedited_tiers.filter((tier) => isInForce(tier, day)) };
}
