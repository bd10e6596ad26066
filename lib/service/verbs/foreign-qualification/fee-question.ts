import type { FeeQuestion } from '#lib/domain/fees/quote-fee';
import { isGiven } from '#lib/domain/requirement/is-asked';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { Ask, QualifiedBusiness } from '#lib/service/verbs/foreign-qualification/application';

/** What a filing is priced by: its body, and the management structure of the record where the body leaves it out. */
export function feeQuestion(
  { body, today }: Ask,
  rules: JurisdictionRules,
  business: Pick<QualifiedBusiness, 'management_structure'> | null,
): FeeQuestion {
  const structure = isGiven(body.management_structure)
    ? body.management_structure
    : business?.management_structure;
  return {
    rules,
    type: 'foreign_qualification',
    expeditedTier: typeof body.expedited_tier === 'string' ? body.expedited_tier : null,
    answers: isGiven(structure) ? { ...body, management_structure: structure } : body,
    filingDate: today,
  };
}
