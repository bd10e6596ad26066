import { chargedWords as words } from '#components/fees/ledger-words.ts';
import { Money } from '#components/fees/money';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import type { FeeBreakdown } from '#lib/contract/fee';
import { recordedLineLabel } from '#lib/rules/fees/recorded-line-label';

type ChargedLedgerProps = {
  charged: FeeBreakdown;
  expeditedTier: string | null;
  /** The charge beyond the estimate; null if there was no estimate. */
  difference: number | null;
  stateName: string;
};

/** What the state charged, line by line, and the difference from the estimate. */
export function ChargedLedger({ charged, expeditedTier, difference, stateName }: ChargedLedgerProps) {
  return (
    <Table caption={words.title(stateName)} showCaption blocks={false}>
      <thead>
        <tr>
          <HeadCell>{words.line}</HeadCell>
          <HeadCell numeric>{words.amount}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {charged.items.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a state may take the same twice, and a line is its place
          <Row key={at}>
            <RowHead>{recordedLineLabel(line, expeditedTier)}</RowHead>
            <Cell numeric>
              <Money amount={line.amount} />
            </Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <Row total>
          <RowHead>{words.total}</RowHead>
          <Cell numeric>
            <Money amount={charged.total.amount} />
          </Cell>
        </Row>
        {difference === null ? null : (
          <Row>
            <RowHead>{words.difference(difference)}</RowHead>
            <Cell numeric>
              <Money amount={Math.abs(difference)} />
            </Cell>
          </Row>
        )}
      </tfoot>
    </Table>
  );
}
