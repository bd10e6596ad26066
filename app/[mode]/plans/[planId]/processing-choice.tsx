import { speedWords } from '#components/fees/speed-words.ts';
import { TierPicker } from '#components/fees/tier-picker';
import { dayRange, turnaroundWords } from '#components/fees/tier-words.ts';
import type { FoldedChoice } from '#components/forms/form-fold.ts';
import type { FeeQuote } from '#lib/contract/fee';
import { formatMoney } from '#lib/rules/fees/format-money';
import type { PlanRequirement } from '#lib/rules/plan/plan-requirement';

type ProcessingQuestion = {
  requirement: PlanRequirement;
  /** With what each tier costs in all; left out while no fee could be computed. */
  quoted: FeeQuote | undefined;
  observed: Readonly<Record<string, string>>;
  tier: string | null;
  onChange: (tier: string | null) => void;
};

const NAME = 'expedited_tier';

/** How fast the state is to handle it, folded to the tier that is chosen. */
export function processingChoice({
  requirement,
  quoted,
  observed,
  tier,
  onChange,
}: ProcessingQuestion): FoldedChoice {
  const tiers = quoted?.expedited_tiers ?? requirement.expedited_tiers;
  const { standard_processing: standard, office } = requirement;
  const chosen = tiers.find((one) => one.tier === tier);
  const own = observed[tier ?? ''];
  const days = dayRange(standard.min_business_days, standard.max_business_days);
  return {
    name: NAME,
    label: speedWords.processing,
    value: (
      <span className="font-sans text-ui">
        {chosen
          ? `${speedWords.priced(chosen.label, formatMoney(chosen.amount ?? 0))}. ${turnaroundWords(chosen.turnaround)}.`
          : `${speedWords.standard}. ${days}.`}
        {own ? <span className="block">{own}</span> : null}
      </span>
    ),
    content: (
      <>
        <TierPicker
          name={NAME}
          tiers={tiers}
          standard={standard}
          office={office.name}
          value={tier}
          onChange={onChange}
        />
        {own ? <p className="mt-2">{own}</p> : null}
      </>
    ),
  };
}
