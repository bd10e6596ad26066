import { Money } from '#components/fees/money';
import { type Column, DataTable } from '#components/ui/data-table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import type { FeeBreakdown, UnpricedFeeLine } from '#lib/contract/fee';
import { recordedLineLabel } from '#lib/rules/fees/recorded-line-label';
import { type ComparedLine, compareLines } from './compare-lines.ts';
import { besideWords } from './words.ts';

type FeeToPayProps = {
  fee: FeeBreakdown | null;
  /** Lines that the estimate lacks. */
  unpriced: readonly UnpricedFeeLine[];
  charged: FeeBreakdown | null;
};

/** The estimate by line, with the charge beside it once it is known. */
export function FeeToPay({ fee, unpriced, charged }: FeeToPayProps) {
  if (!fee) return <p className="text-ink-2">{besideWords.noFee}</p>;
  const money = (amount: number | null) => (amount === null ? '—' : <Money amount={amount} />);
  const columns: Column<ComparedLine>[] = [
    { key: 'line', head: besideWords.feeLine, rowHead: true, cell: recordedLineLabel },
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
        rowKey={({ component_type, name }) => `${component_type} ${name}`}
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
      {unpriced.map(({ component_type, name, label, detail }) => (
        <p key={`${component_type} ${name}`} className="mt-1 text-you">
          {besideWords.notInTotal(label, detail)}
        </p>
      ))}
      <p className="mt-1 text-ink-2 text-small">{besideWords.totalNote}</p>
    </>
  );
}
