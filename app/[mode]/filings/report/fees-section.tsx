import { StateChart, span } from '#components/charts/state-chart';
import { Section } from '#components/ui/section';
import { type ReportProps, ReportTable } from './report-table.tsx';
import { reportWords as words } from './words.ts';

/** Estimated and charged fees: a chart, then its table. */
export function FeesSection({ noFees, ...props }: ReportProps & { noFees: string }) {
  const fees = new Map(props.rows.flatMap((row) => (row.fees ? [[row.jurisdiction, row.fees]] : [])));
  const rows = props.rows.filter((row) => row.fees);
  if (rows.length === 0) {
    return (
      <Section title={words.money} id="fees" description={words.moneyDetail}>
        <p className="py-3">{noFees}</p>
      </Section>
    );
  }
  return (
    <Section title={words.money} id="fees" description={words.moneyDetail}>
      <StateChart
        id="fees-chart"
        title={words.moneyChart}
        detail={words.moneyChartDetail(rows.length)}
        codes={rows.map(({ jurisdiction }) => jurisdiction)}
        rowHeight={34}
        most={Math.max(...[...fees.values()].map(({ estimated, charged }) => Math.max(estimated, charged)))}
        legend={[
          [
            <rect key="estimated" x={1} y={2} width={26} height={9} className="chart-outline" />,
            words.key.estimated,
          ],
          [<rect key="charged" y={2} width={28} height={10} className="chart-bar" />, words.key.charged],
        ]}
        draw={(code, middle, at) => {
          const row = fees.get(code);
          if (!row) return null;
          return (
            <>
              <rect
                x={at(0)}
                y={middle - 11}
                width={span(at, row.estimated)}
                height={9}
                className="chart-outline"
              />
              <rect
                x={at(0)}
                y={middle + 1}
                width={span(at, row.charged)}
                height={10}
                className="chart-bar"
              />
              <text
                x={at(Math.max(row.estimated, row.charged))}
                dx={8}
                y={middle + 4}
                className="chart-figure"
              >
                {words.signed(row.difference)}
              </text>
            </>
          );
        }}
      />
      <ReportTable
        {...props}
        rows={rows}
        caption={words.moneyTable}
        columns={['billed', 'estimated', 'charged', 'difference', 'median_difference', 'p90_difference']}
      />
    </Section>
  );
}
