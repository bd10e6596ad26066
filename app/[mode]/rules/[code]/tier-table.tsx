import type { ReactNode } from 'react';
import { confidenceWords } from '#components/fees/confidence-words.ts';
import { Money } from '#components/fees/money';
import { dayRange, turnaroundWords } from '#components/fees/tier-words.ts';
import { DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import type { Source } from '#lib/contract/fee';
import type { Requirement } from '#lib/contract/requirement';
import { SourceLine } from '../source-line.tsx';
import { stateRulesWords as words } from '../words.ts';

type Speed = {
  key: string;
  label: string;
  time: string;
  amount: number | null;
  notes: readonly (string | null)[];
  sources: readonly Source[];
};

type TierTableProps = {
  requirement: Requirement;
  /** How long one’s own filings took. */
  observed: ReactNode;
};

/** The usual time and every tier, those that only the office can price among them. */
export function TierTable({ requirement, observed }: TierTableProps) {
  const { min_business_days: min, max_business_days: max, sources } = requirement.standard_processing;
  const speeds: Speed[] = [
    {
      key: 'standard',
      label: words.standard,
      time: dayRange(min, max),
      amount: 0,
      notes: [],
      sources,
    },
    ...requirement.expedited_tiers.map((tier) => ({
      key: tier.tier,
      label: tier.label,
      time: turnaroundWords(tier.turnaround),
      amount: tier.offered ? tier.amount : null,
      notes: [tier.note, confidenceWords(tier)],
      sources: tier.sources,
    })),
  ];
  return (
    <Section title={words.tiers} id="tiers">
      <DataTable
        caption={words.tiers}
        rows={speeds}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'speed',
            head: words.speed,
            rowHead: true,
            width: '55%',
            cell: ({ label, notes, sources: cited }) => (
              <>
                {label}
                {notes.map((note) =>
                  note ? (
                    <span key={note} className="block font-normal text-small">
                      {note}
                    </span>
                  ) : null,
                )}
                <SourceLine sources={cited} />
              </>
            ),
          },
          { key: 'time', head: words.turnaround, cell: ({ time }) => time },
          {
            key: 'price',
            head: words.price,
            numeric: true,
            cell: ({ amount }) => (amount === null ? words.askTheOffice : <Money amount={amount} />),
          },
        ]}
      />
      {observed}
    </Section>
  );
}
