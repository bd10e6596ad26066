import type { FeeAmount, FeeBreakdown, FeeQuote, QuotedFeeLine } from '#lib/contract/fee';
import type { Filing } from '#lib/contract/filing';
import { feeAmount, toCents } from '#lib/rules/fees/money';
import { recordedLineLabel } from '#lib/rules/fees/recorded-line-label';

/** An object with a fee: a filing, or a submission that waits. */
export type Priced = Pick<Filing, 'type' | 'jurisdiction' | 'expedited_tier' | 'created_at'>;

/**
 * The fee as it was recorded on the filing. `rules` only lends it words and citations: no figure of
 * its own is shown.
 */
export function recordedQuote(filing: Priced, fee: FeeBreakdown, rules: FeeQuote | null): FeeQuote {
  const { total, credit_card, ach } = fee;
  const byAch = feeAmount(cents(total) - cents(credit_card) + cents(ach));
  return {
    ...fee,
    object: 'fee',
    type: filing.type === 'formation' ? 'formation' : 'foreign_qualification',
    jurisdiction: filing.jurisdiction,
    expedited_tier: filing.expedited_tier,
    items: fee.items.map((line) => ({ ...line, ...wordsFor(line, filing, rules?.items ?? []) })),
    needs: [],
    unpriced: (rules?.unpriced ?? []).filter((line) => !fee.items.some((item) => isSameLine(item, line))),
    expedited_tiers: [],
    payment_methods: {
      credit_card: { surcharge: credit_card ?? feeAmount(0), total },
      ach: { surcharge: ach ?? feeAmount(0), total: byAch },
    },
    version: rules?.version ?? '',
    quoted_on: filing.created_at.slice(0, 10),
  };
}

type Words = Pick<QuotedFeeLine, 'label' | 'note' | 'confidence' | 'sources_disagree' | 'sources'>;
type Line = Pick<QuotedFeeLine, 'component_type' | 'name'>;

function wordsFor(
  item: Line,
  { expedited_tier }: Pick<Priced, 'expedited_tier'>,
  rules: readonly QuotedFeeLine[],
): Words {
  const rule = rules.find((line) => isSameLine(item, line));
  if (rule) {
    const { label, note, confidence, sources_disagree, sources } = rule;
    return { label, note, confidence, sources_disagree, sources };
  }
  return {
    label: recordedLineLabel(item, expedited_tier),
    note: null,
    confidence: 'primary',
    sources_disagree: false,
    sources: [],
  };
}

function isSameLine(one: Line, other: Line): boolean {
  return one.component_type === other.component_type && one.name === other.name;
}

function cents(amount: FeeAmount | undefined): number {
  return toCents(amount?.amount ?? 0);
}
