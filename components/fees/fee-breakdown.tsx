import { wordsOf } from '#components/forms/answer-field';
import { Money } from '#components/ui/money';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import type { FeeBreakdown, FeeComponent, FeeLine } from '#lib/contract/fee';

const COMPONENTS: Record<FeeComponent, string> = {
  base: 'State fee',
  dynamic: 'Added for this filing',
  late: 'Late fee',
  credit_card: 'Card surcharge',
  ach: 'ACH surcharge',
};

type FeeBreakdownTableProps = { fee: FeeBreakdown; caption: string };

/** The fee as it stands on a filing: its lines, and the total by card. Only what was recorded is drawn. */
export function FeeBreakdownTable({ fee, caption }: FeeBreakdownTableProps) {
  const lines = fee.items.filter((item) => item.component_type !== 'ach');
  return (
    <Table caption={caption} blocks={false}>
      <thead>
        <tr>
          <HeadCell>Line</HeadCell>
          <HeadCell numeric>USD</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={`${line.component_type}-${line.name}`}>
            <RowHead>{lineWords(line)}</RowHead>
            <Cell numeric>
              <Money amount={line.amount} />
            </Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <Row total>
          <RowHead>Total by card</RowHead>
          <Cell numeric>
            <Money amount={fee.total.amount} />
          </Cell>
        </Row>
      </tfoot>
    </Table>
  );
}

function lineWords({ component_type: component, name }: FeeLine): string {
  const known = component === 'base' && (name === 'filing' || name === 'default');
  return known || name === 'default' ? COMPONENTS[component] : wordsOf(name);
}
