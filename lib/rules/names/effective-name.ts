import type { JurisdictionRules } from '#lib/jurisdictions/rules';

/**
 * The name that is checked and registered: an alternate name replaces the legal name, unless the state is on record
 * as allowing none (`alternate_name_allowed` null means that the record does not say).
 */
export function effectiveName(question: {
  legalName: string;
  alternateName: string | null | undefined;
  rules: JurisdictionRules;
}): string {
  const alternate = question.alternateName?.trim() ?? '';
  if (alternate === '' || question.rules.name_rules.alternate_name_allowed === false)
    return question.legalName;
  return alternate;
}
