import type { ReactNode } from 'react';
import { FILING_MARKS } from '#components/filings/status-mark.ts';
import { StatusShape, type StatusShapeName } from '#components/filings/status-shape';
import { homeWords } from '#components/home/words.ts';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { FilingStatus } from '#lib/contract/filing';
import type { Overview } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';
import { shownCount } from '#lib/rules/list/shown-count';

type Counted = { key: string; label: ReactNode; mark?: StatusShapeName; count: number; href: string };

/** Every number links to the list that it counts; a zero is not shown. */
export function CountList({ counts, mode }: { counts: Overview['counts']; mode: Mode }) {
  const rows = [...ownRows(counts, mode), ...filingRows(counts, mode)].filter(({ count }) => count > 0);
  if (rows.length === 0) return null;
  return (
    <Table caption={homeWords.moving.counts} blocks={false}>
      <thead className="sr-only">
        <tr>
          <HeadCell>{homeWords.moving.what}</HeadCell>
          <HeadCell numeric>{homeWords.moving.howMany}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, mark, count, href }) => (
          <Row key={key} folded={mark !== undefined}>
            <RowHead>
              <span className={mark ? 'flex items-center gap-2 ps-4 text-ink-2' : undefined}>
                {mark ? <StatusShape name={mark} /> : null}
                <TextLink alone href={href}>
                  {label}
                </TextLink>
              </span>
            </RowHead>
            <Cell numeric>{shownCount(count)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function ownRows(
  { needs_response, approvals, agent_mail, obligations_due, drafts, businesses }: Overview['counts'],
  mode: Mode,
): Counted[] {
  return [
    {
      key: 'approvals',
      label: homeWords.moving.approvals,
      count: approvals,
      href: paths.approvals(mode),
    },
    {
      key: 'questions',
      label: homeWords.moving.cases,
      count: needs_response,
      href: paths.cases(mode, { status: 'needs_response' }),
    },
    {
      key: 'obligations',
      label: homeWords.moving.obligations,
      count: obligations_due,
      href: paths.calendar(mode, { status: 'now' }),
    },
    {
      key: 'agent-mail',
      label: homeWords.moving.agentMail,
      count: agent_mail,
      href: paths.agentMail(mode, { read: 'false' }),
    },
    { key: 'drafts', label: homeWords.moving.plans, count: drafts, href: paths.plans(mode) },
    {
      key: 'businesses',
      label: homeWords.moving.businesses,
      count: businesses,
      href: paths.businesses(mode),
    },
  ];
}

function filingRows({ filings }: Overview['counts'], mode: Mode): Counted[] {
  const statuses = Object.keys(FILING_MARKS) as FilingStatus[];
  const all = statuses.reduce((sum, status) => sum + filings[status], 0);
  return [
    { key: 'filings', label: homeWords.moving.filings, count: all, href: paths.filings(mode) },
    ...statuses.map((status) => ({
      key: status,
      label: (
        <>
          <span className="sr-only">{homeWords.moving.filingsPrefix} </span>
          {FILING_MARKS[status].word}
        </>
      ),
      mark: FILING_MARKS[status].shape,
      count: filings[status],
      href: paths.filings(mode, { status }),
    })),
  ];
}
