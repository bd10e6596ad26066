import { Money } from '#components/fees/money';
import { type Column, DataTable } from '#components/ui/data-table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import type { FeeBreakdown, FeeLine, UnpricedFeeLine } from '#lib/contract/fee';
import { formatMoney } from '#lib/rules/fees/format-money';
import { toAmount, toCents } from '#lib/rules/fees/money';
import { recordedLineLabel } from '#lib/rules/fees/recorded-line-label';
import { besideWords } from './words.ts';

type FeeToPayProps = {
  fee: FeeBreakdown | null;
  /** The same if it is filed today; null once it was. */
  feeToday: FeeBreakdown | null;
  expeditedTier: string | null;
  /** Lines that the estimate lacks. */
  unpriced: readonly UnpricedFeeLine[];
  charged: FeeBreakdown | null;
};

/** The estimate by line, with the charge beside it once it is known. */
export function FeeToPay({ fee, feeToday, expeditedTier, unpriced, charged }: FeeToPayProps) {
  if (!fee) return <p className="text-ink-2">{besideWords.noFee}</p>;
  const money = (amount: number | null) => (amount === null ? '—' : <Money amount={amount} />);
  const columns: Column<ComparedLine>[] = [
    {
      key: 'line',
      head: besideWords.feeLine,
      rowHead: true,
      cell: (line) => recordedLineLabel(line, expeditedTier),
    },
    { key: 'estimate', head: besideWords.estimated, numeric: true, cell: ({ estimate }) => money(estimate) },
    ...(charged
      ? [
          {
            key: 'charged',
            head: besideWords.charged,
            numeric: true,
            cell: (line: ComparedLine) => money(line.charged),
          },
        ]
      : []),
  ];
  return (
    <>
      <DataTable
        caption={besideWords.fee}
        columns={columns}
        rows={compareLines(fee, charged)}
        rowKey={keyOf}
        blocks={false}
        foot={
          <Row total>
            <RowHead>{besideWords.total}</RowHead>
            <Cell numeric>
              <Money amount={fee.total.amount} />
            </Cell>
            {charged ? (
              <Cell numeric>
                <Money amount={charged.total.amount} />
              </Cell>
            ) : null}
          </Row>
        }
      />
      {feeToday && feeToday.total.amount !== fee.total.amount ? (
        <p className="mt-1 font-semibold text-you">
          {besideWords.feeToday(formatMoney(feeToday.total.amount))}
        </p>
      ) : null}
      {unpriced.map((line) => (
        <p key={keyOf(line)} className="mt-1 text-you">
          {besideWords.notInTotal(line.label, line.detail)}
        </p>
      ))}
      <p className="mt-1 text-ink-2 text-small">{besideWords.totalNote}</p>
    </>
  );
}

type NamedLine = Pick<FeeLine, 'component_type' | 'name'>;

function keyOf({ component_type, name }: NamedLine): string {
  return `${component_type} ${name}`;
}

type ComparedLine = NamedLine & {
  estimate: number | null;
  charged: number | null;
};

/** Every line of the estimate and every line that was charged, each once. */
function compareLines(fee: FeeBreakdown, charged: FeeBreakdown | null): ComparedLine[] {
  const lines = [...fee.items, ...(charged?.items ?? [])];
  const amountIn = (breakdown: FeeBreakdown | null, key: string) => {
    const found = breakdown?.items.filter((item) => keyOf(item) === key) ?? [];
    if (found.length === 0) return null;
    return toAmount(found.reduce((cents, { amount }) => cents + toCents(amount), 0));
  };
  return [...new Map(lines.map((line) => [keyOf(line), line]))].map(([key, { component_type, name }]) => ({
    component_type,
    name,
    estimate: amountIn(fee, key),
    charged: amountIn(charged, key),
  }));
}
