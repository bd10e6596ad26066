import type { ScreenFigure } from './bench-screens.ts';

type ScreenMeasure = {
  name: string;
  goal: string;
  of: (figure: ScreenFigure) => number;
  unit?: string;
  /** Whether more is better. */
  isScore?: boolean;
};

const screenMeasures: ScreenMeasure[] = [
  { name: 'desktop: performance', goal: '100', of: ({ desktop }) => desktop.performance, isScore: true },
  { name: 'desktop: accessibility', goal: '100', of: ({ desktop }) => desktop.accessibility, isScore: true },
  { name: 'desktop: best practices', goal: '100', of: ({ desktop }) => desktop.bestPractices, isScore: true },
  {
    name: 'desktop: largest contentful paint',
    goal: '1,000 ms',
    of: ({ desktop }) => desktop.lcp,
    unit: ' ms',
  },
  { name: 'desktop: layout shift', goal: '0', of: ({ desktop }) => desktop.cls },
  { name: 'phone: performance', goal: '95', of: ({ mobile }) => mobile.performance, isScore: true },
  { name: 'phone: accessibility', goal: '95', of: ({ mobile }) => mobile.accessibility, isScore: true },
  { name: 'phone: best practices', goal: '95', of: ({ mobile }) => mobile.bestPractices, isScore: true },
  { name: 'phone: layout shift', goal: '0', of: ({ mobile }) => mobile.cls },
  {
    name: 'a quarter of the processor and 10 Mbit/s: largest contentful paint',
    goal: '1,800 ms',
    of: ({ slowLcp }) => slowLcp,
    unit: ' ms',
  },
  { name: 'the same: layout shift', goal: '0', of: ({ slowCls }) => slowCls },
  { name: 'slowest interaction', goal: '50 ms', of: ({ inp }) => inp, unit: ' ms' },
];

/** Of every screen the median and the worst, and which that is. */
export function screenTable(figures: readonly ScreenFigure[]): string[][] {
  const ofOurs = figures.filter(({ whose }) => whose === 'Statehouse');
  const ofOther = figures.filter(({ whose }) => whose === 'react-admin');
  return [
    ['', 'goal', 'median', 'worst', 'on', 'react-admin: list', 'react-admin: one filing'],
    ...screenMeasures.map(({ name, goal, of, unit = '', isScore = false }) => {
      const sorted = ofOurs.toSorted((one, other) => (of(one) - of(other)) * (isScore ? -1 : 1));
      const worst = sorted.at(-1);
      const cell = (figure: ScreenFigure | undefined) =>
        figure ? `${of(figure).toLocaleString('en-US')}${unit}` : '';
      const isEqual = sorted[0] && worst && of(sorted[0]) === of(worst);
      const on = isEqual ? 'every screen' : `\`${worst?.path}\``;
      return [name, goal, cell(sorted[Math.floor(sorted.length / 2)]), cell(worst), on, ...ofOther.map(cell)];
    }),
  ];
}
