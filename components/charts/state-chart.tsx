import type { ReactNode } from 'react';
import { axisTicks } from '#components/charts/chart-axis.ts';
import { stateName } from '#components/filings/state-name.ts';

/** Shares of the width: state names are on the left, and a figure fits to the right of the longest bar. */
const plot = { from: 22, to: 88 };
const head = 22;

type StateChartProps = {
  id: string;
  title: string;
  detail: string;
  /** The marks of the chart with their labels. */
  legend: readonly [mark: ReactNode, word: string][];
  codes: readonly string[];
  rowHeight: number;
  /** The largest value in the chart. */
  most: number;
  /** The drawing for a state, around the middle of its row; `at` gives the horizontal position of a value. */
  draw: (code: string, middle: number, at: At) => ReactNode;
};

export type At = (value: number) => string;

/** The width of a bar from 0 to a value; zero still shows a hairline. */
export function span(at: At, value: number): string {
  return `${Math.max(Number.parseFloat(at(value)) - Number.parseFloat(at(0)), 0.3)}%`;
}

/**
 * Rows of marks along one axis from 0, drawn on the server. Widths are shares, so that letters keep their size on a
 * phone, where states are shown by code. A table with the same figures always follows it.
 */
export function StateChart({ id, title, detail, legend, codes, rowHeight, most, draw }: StateChartProps) {
  const ticks = axisTicks(most);
  const end = ticks.at(-1) ?? 1;
  const at: At = (value) => `${(plot.from + (value / end) * (plot.to - plot.from)).toFixed(2)}%`;
  const height = head + codes.length * rowHeight;
  return (
    <figure className="mb-4 max-w-[47.5rem] break-inside-avoid">
      <figcaption aria-hidden="true" className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
        {legend.map(([mark, word]) => (
          <span key={word} className="inline-flex items-center gap-1.5">
            <svg aria-hidden="true" width={28} height={14} className="chart">
              {mark}
            </svg>
            {word}
          </span>
        ))}
      </figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-detail`}
        width="100%"
        height={height}
        className="chart"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-detail`}>{detail}</desc>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={at(tick)} x2={at(tick)} y1={head - 4} y2={height} className="chart-grid" />
            <text x={at(tick)} y={12} textAnchor="middle" className="chart-tick">
              {tick.toLocaleString('en-US')}
            </text>
          </g>
        ))}
        {codes.map((code, nth) => {
          const middle = head + (nth + 0.5) * rowHeight;
          return (
            <g key={code}>
              <text x="0" y={middle + 4} className="chart-name max-sm:hidden">
                {stateName(code)}
              </text>
              <text x="0" y={middle + 4} className="chart-name sm:hidden">
                {code.slice(3)}
              </text>
              {draw(code, middle, at)}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
