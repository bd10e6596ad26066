import { happeningWords } from '#components/filings/filing-words.ts';
import { rangeWords } from '#components/filings/moment-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { FilingStatusChip } from '#components/filings/status-chip';
import { homeWords } from '#components/home/words.ts';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { FilingSummary } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';

/** A phone shows only the first few; the link beside the heading leads to all. */
export const SHOWN_ON_PHONE = 2;

type MovingTableProps = {
  rows: readonly FilingSummary[];
  mode: Mode;
  now: string;
  fresh: ReadonlySet<string>;
};

export function MovingTable({ rows, mode, now, fresh }: MovingTableProps) {
  return (
    <Table lines brief caption={homeWords.moving.table}>
      <thead>
        <tr>
          <HeadCell width="30%">{homeWords.moving.business}</HeadCell>
          <HeadCell>{homeWords.moving.state}</HeadCell>
          <HeadCell>{homeWords.moving.status}</HeadCell>
          <HeadCell width="30%">{homeWords.moving.happening}</HeadCell>
          <HeadCell numeric>{homeWords.moving.expected}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((filing, place) => (
          // A changed status counts as a new row: it fades in once.
          <Row
            key={filing.id}
            changed={fresh.has(`${filing.id} ${filing.status}`)}
            folded={place >= SHOWN_ON_PHONE}
          >
            <RowHead cut={filing.legal_name}>
              <TextLink tone="record" href={paths.filing(mode, filing.id)}>
                {filing.legal_name}
              </TextLink>
            </RowHead>
            <Cell label={homeWords.moving.state} nowrap>
              {stateName(filing.jurisdiction)}
            </Cell>
            <Cell label={homeWords.moving.status}>
              <FilingStatusChip status={filing.status} />
            </Cell>
            <Cell label={homeWords.moving.happening} muted folded cut={happeningWords(filing)}>
              {happeningWords(filing)}
            </Cell>
            <Cell label={homeWords.moving.expected} numeric>
              {expectedWords(filing, now)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

// A window that has passed says nothing about what comes next.
function expectedWords({ expected }: FilingSummary, now: string): string {
  if (expected === null || expected.to < now.slice(0, 10)) return '—';
  return rangeWords(expected.from, expected.to, now);
}
