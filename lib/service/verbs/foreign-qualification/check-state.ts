import { offeredTiers } from '#lib/domain/fees/offered-tiers';
import { checkRequirements } from '#lib/domain/requirement/check-requirements';
import { invalid, ProblemError } from '#lib/service/errors';
import type { Application, Ask } from '#lib/service/verbs/foreign-qualification/application';

/** Check 4: a state that is released. */
export function checkJurisdiction({ jurisdiction, rules }: Ask): ProblemError | null {
  return rules || jurisdiction === null ? null : jurisdictionNotSupported(jurisdiction);
}

export function jurisdictionNotSupported(jurisdiction: string): ProblemError {
  return new ProblemError(
    'jurisdiction_not_supported',
    `Foreign qualification in ${jurisdiction} is not supported. GET /v1/jurisdiction lists where it is.`,
  );
}

/** Check 6: a tier that the state offers. */
export function checkTier({ body, rules }: Ask): ProblemError | null {
  const tier = body.expedited_tier;
  if (typeof tier !== 'string' || !rules) return null;
  const offered = offeredTiers(rules, 'foreign_qualification');
  if (offered.includes(tier)) return null;
  return new ProblemError(
    'expedited_tier_not_offered',
    offered.length === 0
      ? `${rules.name} offers no expedited tier for a foreign qualification. Leave expedited_tier out.`
      : `${rules.name} does not offer the tier ${tier}. It offers ${offered.join(', ')}.`,
    { offered },
  );
}

/** Check 8: what the state asks of the payload, every fault with its place. */
export function checkStateRequirements(application: Application): ProblemError | null {
  const { rules, body, documents, today, business } = application;
  if (!rules) return null;
  const errors = checkRequirements({
    rules,
    type: 'foreign_qualification',
    body,
    documents,
    today,
    business,
  });
  return errors.length === 0 ? null : invalid(errors);
}
