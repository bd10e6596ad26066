import { type At, StateChart, span } from '#components/charts/state-chart';
import { Section } from '#components/ui/section';
import type { StateReport } from '#lib/contract/filing-report';
import { type ReportProps, ReportTable } from './report-table.tsx';
import { reportWords as words } from './words.ts';

/** How long filings took beside what was promised: a chart, then its table. */
export function TimesSection(props: ReportProps) {
  const { rows } = props;
  const byCode = new Map(rows.map((row) => [row.jurisdiction, row]));
  return (
    <Section title={words.time} id="times" description={words.timeDetail}>
      <StateChart
        id="times-chart"
        title={words.timeChart}
        detail={words.timeChartDetail(rows.length)}
        codes={rows.map(({ jurisdiction }) => jurisdiction)}
        rowHeight={28}
        most={Math.max(...rows.map(({ days, promised }) => Math.max(days.p90, promised?.median ?? 0)))}
        legend={[
          [<rect key="median" y={2} width={28} height={10} className="chart-bar" />, words.key.median],
          [<Whisker key="p90" from="0" to="26" middle={7} />, words.key.p90],
          [<Diamond key="promised" x="14" middle={7} />, words.key.promised],
        ]}
        draw={(code, middle, at) => {
          const row = byCode.get(code);
          return row ? <Times row={row} middle={middle} at={at} /> : null;
        }}
      />
      <ReportTable
        {...props}
        caption={words.timeTable}
        columns={['filings', 'promised', 'median', 'p90', 'kept']}
      />
    </Section>
  );
}

type TimesProps = { row: StateReport; middle: number; at: At };

function Times({ row: { days, promised }, middle, at }: TimesProps) {
  return (
    <>
      <Whisker from={at(0)} to={at(days.p90)} middle={middle} />
      <rect x={at(0)} y={middle - 5} width={span(at, days.median)} height={10} className="chart-bar" />
      {promised ? <Diamond x={at(promised.median)} middle={middle} /> : null}
    </>
  );
}

function Whisker({ from, to, middle }: { from: string; to: string; middle: number }) {
  return (
    <>
      <line x1={from} x2={to} y1={middle} y2={middle} className="chart-line" />
      <line x1={to} x2={to} y1={middle - 6} y2={middle + 6} className="chart-line" />
    </>
  );
}

function Diamond({ x, middle }: { x: string; middle: number }) {
  return <rect x={x} y={middle - 4.5} width={9} height={9} className="chart-mark" />;
}
