import type { OperationType } from '#lib/contract/operation-type';
import type { Fee } from '#lib/jurisdictions/fee-rules';
import { isInForce } from '#lib/jurisdictions/is-in-force';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { type FeeContext, feeCents } from '#lib/rules/fees/fee-cents';
import { feeLine, tierLine, unpricedLine } from '#lib/rules/fees/fee-line';
import type { FeeLineCents, FeeQuoteCents } from '#lib/rules/fees/fee-line-cents';
import { isOffered } from '#lib/rules/fees/offered-tiers';

export type FeeQuestion = {
  rules: JurisdictionRules;
  type: OperationType;
  /** Null for standard processing. A tier that the state does not offer adds nothing: check 6 refuses it. */
  expeditedTier: string | null;
  /** The body of the request, including the state's own fields. */
  answers: Record<string, unknown>;
  filingDate: string;
};

/**
 * Prices one filing in cents. Interface document, Fee breakdown: total = base + dynamic + late + credit_card, and each
 * rule that applies has a line, even if it comes to zero. A fee whose amount was not found is listed where it applies,
 * but not charged.
 */
export function quoteFee({ rules, type, expeditedTier, answers, filingDate }: FeeQuestion): FeeQuoteCents {
  const operation = rules[type];
  const needs = new Set<string>();
  const lines: FeeLineCents[] = [];
  const unpriced: FeeQuoteCents['unpriced'] = [];
  const context: FeeContext = { operation, answers, filingDate, surchargedCents: 0 };
  const chargeAll = (...components: Fee['component'][]) => {
    for (const fee of operation.fees.filter((candidate) => components.includes(candidate.component))) {
      if (!isInForce(fee, filingDate)) continue;
      const result = feeCents(fee, context);
      if (result === null) continue;
      if ('needs' in result) needs.add(result.needs);
      else if (fee.confidence === 'unverified') {
        if (result.cents > 0) unpriced.push(unpricedLine(operation, fee));
      } else lines.push(feeLine(operation, fee, result.cents));
    }
  };

  chargeAll('base', 'dynamic');
  const tier = operation.expedited_tiers.find(({ tier }) => tier === expeditedTier);
  if (tier !== undefined && isOffered(tier)) lines.push(tierLine(operation, tier));
  chargeAll('late');
  context.surchargedCents = sum(lines);
  chargeAll('credit_card', 'ach');

  const components: FeeQuoteCents['components'] = {};
  for (const line of lines) components[line.component] = (components[line.component] ?? 0) + line.cents;
  return { lines, unpriced, needs: [...needs], components, total: sum(lines) - (components.ach ?? 0) };
}

function sum(lines: readonly FeeLineCents[]): number {
  return lines.reduce((cents, line) => cents + line.cents, 0);
}
