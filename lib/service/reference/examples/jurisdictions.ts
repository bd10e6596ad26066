import type { JurisdictionVersion } from '#lib/contract/jurisdiction-version';
import type { Jurisdiction } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { ruleChanges } from '#lib/rules/jurisdiction/rule-changes';
import { toJurisdiction } from '#lib/service/jurisdiction/list-jurisdictions';

type JurisdictionExamples = { jurisdiction: Jurisdiction; version: JurisdictionVersion };

const day = '2026-11-21';

/** A state, and a version of its rules that asks one question more than the version before. */
export function jurisdictionExamples(rules: JurisdictionRules): JurisdictionExamples {
  const { fields } = rules.foreign_qualification;
  const before = {
    ...rules,
    foreign_qualification: { ...rules.foreign_qualification, fields: fields.slice(1) },
  };
  return {
    jurisdiction: toJurisdiction(rules, day),
    version: {
      object: 'jurisdiction_version',
      jurisdiction: rules.code,
      version: rules.version,
      in_force: true,
      since: '2026-09-01',
      changes: ruleChanges({ rules: before, day }, { rules, day }),
    },
  };
}
