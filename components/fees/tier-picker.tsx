'use client';

import { confidenceWords } from '#components/fees/confidence-words.ts';
import { citationWords, LawLine } from '#components/fees/law-line';
import { speedWords } from '#components/fees/speed-words.ts';
import { dayRange, turnaroundWords } from '#components/fees/tier-words.ts';
import { RadioGroup } from '#components/ui/radio-group';
import type { ExpeditedTier, PricedTier, Source } from '#lib/contract/fee';
import { formatMoney } from '#lib/rules/fees/format-money';

/** Null while no fee could be computed. */
type TierChoice = ExpeditedTier & Partial<Pick<PricedTier, 'total'>>;

type TierPickerProps = {
  name: string;
  tiers: readonly TierChoice[];
  standard: { min_business_days: number | null; max_business_days: number | null; sources: Source[] };
  /** The filing office, to ask for a price that was not found. */
  office: string;
  value: string | null;
  onChange: (tier: string | null) => void;
};

/** The choice of speed: every tier with its days and its price. A tier without a price is only listed. */
export function TierPicker({ name, tiers, standard, office, value, onChange }: TierPickerProps) {
  const offered = tiers.filter((tier) => tier.offered);
  const unpriced = tiers.filter((tier) => !tier.offered);
  const fault = unpricedChoice(unpriced, value);
  return (
    <div>
      <RadioGroup
        name={name}
        label={speedWords.processing}
        hint={hintOf(offered, unpriced)}
        {...(fault && { error: fault })}
        value={value ?? 'standard'}
        options={[
          {
            value: 'standard',
            label: speedWords.standard,
            hint: `${dayRange(standard.min_business_days, standard.max_business_days)}.`,
          },
          ...offered.map((tier) => ({
            value: tier.tier,
            label: speedWords.priced(tier.label, formatMoney(tier.amount ?? 0)),
            hint: <TierHint tier={tier} />,
          })),
        ]}
        law={<LawLine sources={standard.sources} label={speedWords.usualDays} />}
        onChange={(event) => onChange(event.target.value === 'standard' ? null : event.target.value)}
      />
      {unpriced.length > 0 ? (
        <p className="mt-2 max-w-field text-ink-2 text-small">
          {speedWords.unpriced(
            unpriced.map(({ label }) => label),
            office,
          )}
        </p>
      ) : null}
    </div>
  );
}

function hintOf(offered: readonly TierChoice[], unpriced: readonly TierChoice[]): string {
  if (offered.length > 0) return speedWords.onTop;
  return unpriced.length > 0 ? speedWords.noneHere : speedWords.noneOffered;
}

/** A plan may still have a tier whose price has turned out to be unknown. */
function unpricedChoice(unpriced: readonly TierChoice[], value: string | null): string | undefined {
  const chosen = unpriced.find(({ tier }) => tier === value);
  return chosen && speedWords.chosenUnpriced(chosen.label);
}

function TierHint({ tier }: { tier: TierChoice }) {
  const unsure = confidenceWords(tier);
  return (
    <>
      {turnaroundWords(tier.turnaround)}.
      {tier.total ? speedWords.total(formatMoney(tier.total.amount)) : null}
      {tier.note ? <span className="block text-small">{tier.note}</span> : null}
      <span className="block text-small">{citationWords(tier.sources)}</span>
      {unsure ? <span className="block text-small text-you">{unsure}</span> : null}
    </>
  );
}
