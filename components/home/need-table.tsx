import type { NeedRow } from '#components/home/need-rows';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TextLink } from '#components/ui/text-link';

type NeedTableProps = {
  caption: string;
  rows: readonly NeedRow[];
  /** Rows that came while the page was open fade once. */
  fresh: ReadonlySet<string>;
  /** The first table of the page shows its heads; those below stand in the same columns. */
  showHeads: boolean;
};

// Every table of the page has the same columns of the same width, so that the eye runs down one line.
const WIDTHS = ['27%', '20%', '12%', '16%', '16%', '9%'];
const HEADS = ['What', 'Business', 'State', 'Status', 'Why', 'Due'];

export function NeedTable({ caption, rows, fresh, showHeads }: NeedTableProps) {
  return (
    <Table caption={caption}>
      <colgroup>
        {WIDTHS.map((width, index) => (
          <col key={HEADS[index]} style={{ width }} />
        ))}
      </colgroup>
      <thead className={showHeads ? undefined : 'sr-only'}>
        <tr>
          {HEADS.map((head) => (
            <HeadCell key={head} numeric={head === 'Due'}>
              {head}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} changed={fresh.has(row.id)}>
            <RowHead>
              <TextLink alone href={row.href} prefetch={false}>
                {row.what}
              </TextLink>
            </RowHead>
            <Cell label="Business">
              {row.business ? <span className="record">{row.business}</span> : null}
            </Cell>
            <Cell label="State">{row.state}</Cell>
            <Cell label="Status">{row.status}</Cell>
            <Cell label="Why" muted>
              {row.why}
            </Cell>
            <Cell label="Due" numeric>
              {row.due ? <DueTime due={row.due} /> : null}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function DueTime({ due }: { due: NonNullable<NeedRow['due']> }) {
  return (
    <time
      dateTime={due.at}
      title={due.long}
      className={due.late ? 'font-semibold text-stop' : due.soon ? 'font-semibold' : undefined}
    >
      {due.short}
    </time>
  );
}
