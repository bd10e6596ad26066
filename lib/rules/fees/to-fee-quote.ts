import type { FeeQuote, PricedTier } from '#lib/contract/fee';
import type { Tier } from '#lib/jurisdictions/fee-rules';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { describeTier } from '#lib/rules/fees/describe-tier';
import type { FeeLineCents, FeeQuoteCents } from '#lib/rules/fees/fee-line-cents';
import { feeAmount } from '#lib/rules/fees/money';
import { isOffered } from '#lib/rules/fees/offered-tiers';
import { priceToAsk } from '#lib/rules/fees/price-to-ask';
import { type FeeQuestion, quoteFee } from '#lib/rules/fees/quote-fee';
import { componentAmounts, toItem } from '#lib/rules/fees/to-fee-breakdown';
import { resolveSources } from '#lib/rules/sources';

/**
 * The response of the fee endpoint: the breakdown with reasons and sources, the price of every tier, and both ways to
 * pay.
 */
export function toFeeQuote(question: FeeQuestion): FeeQuote {
  const { rules, type, filingDate } = question;
  const quote = quoteFee(question);
  const tiers = rules[type].expedited_tiers;
  const requested = tiers.some((tier) => isOffered(tier) && tier.tier === question.expeditedTier);
  return {
    object: 'fee',
    type,
    jurisdiction: rules.code,
    expedited_tier: requested ? question.expeditedTier : null,
    ...componentAmounts(quote),
    total: feeAmount(quote.total),
    items: quote.lines.map((line) => toQuotedLine(rules, line)),
    needs: quote.needs,
    unpriced: quote.unpriced.map((line) => ({
      component_type: line.component,
      name: line.name,
      label: line.label,
      detail: priceToAsk(rules.office),
      note: line.note,
      sources: resolveSources(rules, line.sourceIds),
    })),
    expedited_tiers: tiers.map((tier) => toPricedTier(question, tier)),
    payment_methods: paymentMethods(quote),
    version: rules.version,
    quoted_on: filingDate,
  };
}

function toQuotedLine(rules: JurisdictionRules, line: FeeLineCents): FeeQuote['items'][number] {
  return {
    ...toItem(line),
    label: line.label,
    note: line.note,
    confidence: line.confidence,
    sources_disagree: line.sourcesDisagree,
    sources: resolveSources(rules, line.sourceIds),
  };
}

function toPricedTier(question: FeeQuestion, tier: Tier): PricedTier {
  const { total } = quoteFee({ ...question, expeditedTier: tier.tier });
  return { ...describeTier(question.rules, tier), total: isOffered(tier) ? feeAmount(total) : null };
}

function paymentMethods({ components, total }: FeeQuoteCents): FeeQuote['payment_methods'] {
  const card = components.credit_card ?? 0;
  const ach = components.ach ?? 0;
  return {
    credit_card: { surcharge: feeAmount(card), total: feeAmount(total) },
    ach: { surcharge: feeAmount(ach), total: feeAmount(total - card + ach) },
  };
}
