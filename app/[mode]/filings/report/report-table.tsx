import type { ReactNode } from 'react';
import { Money } from '#components/fees/money';
import { stateName } from '#components/filings/state-name.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TextLink } from '#components/ui/text-link';
import type { FilingReport, ReportFigures, StateReport } from '#lib/contract/filing-report';
import { type ReportSort, type ReportState, reportQuery } from './report-query.ts';
import { reportWords as words } from './words.ts';

export type ReportAddresses = {
  report: string;
  /** Left out at the desk, where a link would lead to one partner's filings. */
  rulesOf?: (code: string) => string;
  filingsOf?: (code: string) => string;
};

export type ReportProps = {
  addresses: ReportAddresses;
  state: ReportState;
  /** In the order that the address asks for. */
  rows: readonly StateReport[];
  total: NonNullable<FilingReport['total']>;
};

type Figure = Exclude<ReportSort, 'state'>;

const { head } = words;
const heads: Record<Figure, string> = {
  filings: head.filings,
  promised: head.promised,
  median: head.median,
  p90: head.p90,
  kept: head.kept,
  billed: head.billed,
  estimated: head.estimated,
  charged: head.charged,
  difference: head.difference,
  median_difference: head.medianDifference,
  p90_difference: head.p90Difference,
};

/** The figures of the chart above it, a state a row, with those of all states below. */
export function ReportTable({
  addresses: { report, rulesOf, filingsOf },
  state,
  rows,
  total,
  caption,
  columns,
}: ReportProps & { caption: string; columns: readonly Figure[] }) {
  const sorting = (by: ReportSort) => ({
    sortHref: reportQuery(report, {
      ...state,
      sort: by,
      dir: nextDirection(state, by),
    }),
    sorted:
      state.sort !== by ? undefined : state.dir === 'asc' ? ('ascending' as const) : ('descending' as const),
  });
  const figures: Column<StateReport>[] = columns.map((key) => ({
    key,
    head: heads[key],
    numeric: true,
    nowrap: true,
    cell: (row) =>
      key === 'filings' ? (
        <MaybeLink href={filingsOf?.(row.jurisdiction)}>{row.filings}</MaybeLink>
      ) : (
        shown(key, row)
      ),
    ...sorting(key),
  }));
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ jurisdiction }) => jurisdiction}
      columns={[
        {
          key: 'state',
          head: head.state,
          rowHead: true,
          cell: ({ jurisdiction }) => (
            <MaybeLink href={rulesOf?.(jurisdiction)}>{stateName(jurisdiction)}</MaybeLink>
          ),
          ...sorting('state'),
        },
        ...figures,
      ]}
      foot={
        <Row total>
          <RowHead>{words.all}</RowHead>
          {columns.map((key) => (
            <Cell key={key} label={heads[key]} numeric nowrap>
              {key === 'filings' ? total.filings : shown(key, total)}
            </Cell>
          ))}
        </Row>
      }
    />
  );
}

function MaybeLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? (
    children
  ) : (
    <TextLink alone href={href}>
      {children}
    </TextLink>
  );
}

/** The first press on figures brings the greatest up, on names the first letter. */
function nextDirection({ sort, dir }: ReportState, by: ReportSort): ReportState['dir'] {
  if (sort === by) return dir === 'asc' ? 'desc' : 'asc';
  return by === 'state' ? 'asc' : 'desc';
}

function shown(key: Figure, row: ReportFigures) {
  const value = figureOf(key, row);
  if (key === 'kept' && row.promised) return words.kept(row.promised.kept, row.promised.filings);
  if (value === null) return key === 'promised' || key === 'kept' ? words.noPromise : words.nothing;
  if (key === 'estimated' || key === 'charged') return <Money amount={value} />;
  return key.endsWith('difference') ? words.signed(value) : value;
}

function figureOf(key: Figure, { filings, days, promised, fees }: ReportFigures): number | null {
  const figures: Record<Figure, number | null> = {
    filings,
    promised: promised?.median ?? null,
    median: days.median,
    p90: days.p90,
    kept: promised && promised.kept / promised.filings,
    billed: fees?.filings ?? null,
    estimated: fees?.estimated ?? null,
    charged: fees?.charged ?? null,
    difference: fees?.difference ?? null,
    median_difference: fees?.median_difference ?? null,
    p90_difference: fees?.p90_difference ?? null,
  };
  return figures[key];
}

/** In the chosen order, then by name; a state without the figure comes last in either direction. */
export function sortReport({ sort, dir }: ReportState, rows: readonly StateReport[]): StateReport[] {
  const sign = dir === 'asc' ? 1 : -1;
  const byName = (a: StateReport, b: StateReport) =>
    stateName(a.jurisdiction).localeCompare(stateName(b.jurisdiction), 'en-US');
  if (sort === 'state') return rows.toSorted((a, b) => sign * byName(a, b));
  const figure = (row: StateReport) => figureOf(sort, row);
  return rows.toSorted((a, b) => {
    const [one, other] = [figure(a), figure(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return sign * (one - other) || byName(a, b);
  });
}
