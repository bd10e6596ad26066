import type { OperationType } from '#lib/contract/operation-type';
import { offeredTiers } from '#lib/rules/fees/offered-tiers';
import { priceToAsk } from '#lib/rules/fees/price-to-ask';
import { operationWords } from '#lib/rules/filing/operation-words';
import { checkRequirements } from '#lib/rules/requirement/check-requirements';
import type { RequirementQuestion } from '#lib/rules/requirement/requirement-question';
import { sentenceCase } from '#lib/rules/sentence-case';
import { invalid, ProblemError } from '#lib/service/errors';
import type { Ask } from '#lib/service/submission/ask';

/** Check 4: a state that is released. */
export function checkJurisdiction({ type, jurisdiction, rules }: Ask): ProblemError | null {
  return rules || jurisdiction === null ? null : jurisdictionNotSupported(type, jurisdiction);
}

export function jurisdictionNotSupported(type: OperationType, jurisdiction: string): ProblemError {
  return new ProblemError(
    'jurisdiction_not_supported',
    `${sentenceCase(operationWords[type])} in ${jurisdiction} is not supported. GET /v1/jurisdiction lists where it is.`,
  );
}

/** Check 6: a tier that the state offers, at a price that is known. */
export function checkTier({ type, body, rules }: Ask): ProblemError | null {
  const tier = body.expedited_tier;
  if (typeof tier !== 'string' || !rules) return null;
  const offered = offeredTiers(rules, type);
  if (offered.includes(tier)) return null;
  const isNamed = rules[type].expedited_tiers.some((known) => known.tier === tier);
  const refusal = isNamed
    ? `${rules.name} names the tier ${tier}, but it cannot be asked for here. ${priceToAsk(rules.office)}`
    : `${rules.name} does not offer the tier ${tier}.`;
  const cure =
    offered.length === 0
      ? `No expedited tier can be chosen for a ${operationWords[type]}: leave expedited_tier out.`
      : `Choose one of ${offered.join(', ')}, or leave expedited_tier out.`;
  return new ProblemError('expedited_tier_not_offered', `${refusal} ${cure}`, { offered });
}

/** Check 8: what the state asks of the payload, every fault with its place. */
export function checkStateRequirements(
  application: Ask & Pick<RequirementQuestion, 'documents' | 'business'>,
): ProblemError | null {
  const { type, rules, body, documents, today, business } = application;
  if (!rules) return null;
  const errors = checkRequirements({ rules, type, body, documents, today, business });
  return errors.length === 0 ? null : invalid(errors);
}
