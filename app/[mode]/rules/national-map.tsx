import { feeRangeWords } from '#components/fees/fee-range-words.ts';
import { dayRange } from '#components/fees/tier-words.ts';
import { stepsOf } from '#components/maps/steps-of.ts';
import { TileMap, type TileMark } from '#components/maps/tile-map';
import { TabLinks } from '#components/ui/tab-links';
import { paths } from '#lib/config/paths';
import type { Jurisdiction } from '#lib/contract/requirement';
import type { Mode } from '#lib/contract/scalars';
import { type RulesState, rulesQuery, stateQuery } from './rules-query.ts';
import { rulesWords } from './words.ts';

export type NationalProps = { mode: Mode; state: RulesState; jurisdictions: readonly Jurisdiction[] };

/** Fee or time of every state at once; the table beside it has the figures. */
export function NationalMap({ mode, state, jurisdictions }: NationalProps) {
  const { type, map } = state;
  const figures = jurisdictions.map((one) => (map === 'fee' ? one[type].fee_range.from : longest(one[type])));
  const steps = stepsOf(figures);
  const marks = Object.fromEntries(
    jurisdictions.map((one, at): [string, TileMark] => {
      const figure = figures[at] ?? null;
      return [
        one.code,
        {
          word: wordOf(one[type], map),
          step: steps(figure),
          note: figure === null ? '–' : String(Math.round(figure)),
          href: stateQuery(paths.stateRules(mode, one.code), { type }),
        },
      ];
    }),
  );
  return (
    <div>
      <div className="mb-3 border-rule border-b">
        <TabLinks
          label={rulesWords.onMap}
          tabs={(['fee', 'time'] as const).map((one) => ({
            href: rulesQuery(paths.rules(mode), { ...state, map: one }),
            label: rulesWords[one],
            current: one === map,
          }))}
        />
      </div>
      <TileMap label={rulesWords.mapOf[map]} marks={marks} />
      <p className="mt-3 text-ink-2 text-small">{rulesWords.legend[map]}</p>
    </div>
  );
}

export type Figures = Jurisdiction['formation'];

/** The most business days that a filing usually takes; null if they are not known. */
export function longest({ min_business_days: min, max_business_days: max }: Figures): number | null {
  return max ?? min;
}

function wordOf(figures: Figures, map: RulesState['map']): string {
  if (map === 'fee') return rulesWords.tile.fee(feeRangeWords(figures.fee_range));
  if (longest(figures) === null) return rulesWords.tile.noTime;
  return rulesWords.tile.time(dayRange(figures.min_business_days, figures.max_business_days));
}
