import { FILING_MARKS } from '#components/filings/status-mark';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Overview } from '#lib/contract/console/overview';
import type { FilingStatus } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';

/** Every number leads to the list that it counts; a zero is not drawn. */
export function CountList({ counts, mode }: { counts: Overview['counts']; mode: Mode }) {
  const rows = countRows(counts, mode).filter(({ count }) => count > 0);
  if (rows.length === 0) return null;
  return (
    <Table caption="Counts" blocks={false}>
      <thead className="sr-only">
        <tr>
          <HeadCell>What</HeadCell>
          <HeadCell numeric>How many</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count, href }) => (
          <Row key={label}>
            <RowHead>
              <TextLink alone href={href} prefetch={false}>
                {label}
              </TextLink>
            </RowHead>
            <Cell numeric>{count.toLocaleString('en-US')}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function countRows({ needs_response, drafts, filings, businesses }: Overview['counts'], mode: Mode) {
  const statuses = Object.keys(FILING_MARKS) as FilingStatus[];
  return [
    {
      label: 'Questions for you',
      count: needs_response,
      href: paths.cases(mode, { status: 'needs_response' }),
    },
    { label: 'Drafts', count: drafts, href: paths.plans(mode) },
    ...statuses.map((status) => ({
      label: `${FILING_MARKS[status].word} filings`,
      count: filings[status],
      href: paths.filings(mode, { status }),
    })),
    { label: 'Businesses', count: businesses, href: paths.businesses(mode) },
  ];
}
