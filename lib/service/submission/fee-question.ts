import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { FeeQuestion } from '#lib/rules/fees/quote-fee';
import { isGiven } from '#lib/rules/requirement/is-asked';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { Ask } from '#lib/service/submission/ask';

/** What a filing is priced by: its body, and the management structure of the record where the body leaves it out. */
export function feeQuestion(
  { type, body, today }: Ask,
  rules: JurisdictionRules,
  business: Pick<BusinessRow, 'management_structure'> | null,
): FeeQuestion {
  const structure = isGiven(body.management_structure)
    ? body.management_structure
    : business?.management_structure;
  return {
    rules,
    type,
    expeditedTier: typeof body.expedited_tier === 'string' ? body.expedited_tier : null,
    answers: isGiven(structure) ? { ...body, management_structure: structure } : body,
    filingDate: today,
  };
}
