'use client';

import { confidenceWords } from '#components/fees/confidence-words';
import { LawLine } from '#components/fees/law-line';
import { dayRange, turnaroundWords } from '#components/fees/tier-words';
import { formatMoney } from '#components/ui/format-money';
import { RadioGroup } from '#components/ui/radio-group';
import type { PricedTier, Source } from '#lib/contract/fee';

type TierPickerProps = {
  name: string;
  tiers: readonly PricedTier[];
  standard: { min_business_days: number | null; max_business_days: number | null; sources: Source[] };
  value: string | null;
  onChange: (tier: string | null) => void;
  error?: string;
};

/** How fast the state is to handle it: every way with its days and its price. */
export function TierPicker({ name, tiers, standard, value, onChange, error }: TierPickerProps) {
  return (
    <RadioGroup
      name={name}
      label="Processing"
      hint={
        tiers.length === 0
          ? 'This state offers no expedited handling.'
          : 'The price comes on top of the state fee.'
      }
      {...(error && { error })}
      value={value ?? 'standard'}
      options={[
        {
          value: 'standard',
          label: 'Standard, no extra charge',
          hint: `${dayRange(standard.min_business_days, standard.max_business_days)}.`,
        },
        ...tiers.map((tier) => ({
          value: tier.tier,
          label: `${tier.label}, ${formatMoney(tier.amount)} USD`,
          hint: <TierHint tier={tier} />,
        })),
      ]}
      law={<LawLine sources={standard.sources} label="Usual days" />}
      onChange={(event) => onChange(event.target.value === 'standard' ? null : event.target.value)}
    />
  );
}

function TierHint({ tier }: { tier: PricedTier }) {
  const unsure = confidenceWords(tier.confidence);
  return (
    <>
      {turnaroundWords(tier.turnaround)}. Estimated total {formatMoney(tier.total.amount)} USD by card.
      {tier.note ? <span className="block text-small">{tier.note}</span> : null}
      {unsure ? <span className="block text-small text-you">{unsure}</span> : null}
    </>
  );
}
