import { feeRangeWords } from '#components/fees/fee-range-words.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Jurisdiction } from '#lib/contract/requirement';
import { type Figures, longest, type NationalProps } from './national-map.tsx';
import { type RulesState, rulesQuery, stateQuery } from './rules-query.ts';
import { rulesWords } from './words.ts';

export function NationalTable({ mode, state, jurisdictions }: NationalProps) {
  const { type, sort, dir } = state;
  const sorting = (by: RulesState['sort']) => ({
    sortHref: rulesQuery(paths.rules(mode), {
      ...state,
      sort: by,
      dir: sort === by && dir === 'asc' ? 'desc' : 'asc',
    }),
    sorted: sort !== by ? undefined : dir === 'asc' ? ('ascending' as const) : ('descending' as const),
  });
  const columns: Column<Jurisdiction>[] = [
    {
      key: 'state',
      head: rulesWords.state,
      rowHead: true,
      cell: ({ code, name }) => (
        <TextLink alone href={stateQuery(paths.stateRules(mode, code), { type })}>
          {name}
        </TextLink>
      ),
      ...sorting('name'),
    },
    {
      key: 'fee',
      head: rulesWords.feeHead,
      numeric: true,
      cell: (one) => feeRangeWords(one[type].fee_range),
      ...sorting('fee'),
    },
    {
      key: 'days',
      head: rulesWords.days,
      numeric: true,
      cell: (one) => days(one[type]),
      ...sorting('time'),
    },
    {
      key: 'basis',
      head: rulesWords.basis,
      muted: true,
      blank: (one) => one[type].confidence === 'primary',
      cell: (one) => (one[type].confidence === 'primary' ? rulesWords.primary : rulesWords.secondary),
    },
  ];
  return (
    <div>
      <DataTable
        caption={rulesWords.table}
        columns={columns}
        rows={sorted(state, jurisdictions)}
        rowKey={({ code }) => code}
        sticky
        lines
      />
      <p className="mt-2 text-ink-2 text-small">{rulesWords.basisDetail}</p>
    </div>
  );
}

function days(figures: Figures): string {
  const known = longest(figures);
  if (known === null) return rulesWords.noDays;
  const { min_business_days: min } = figures;
  return min === null || min === known ? String(known) : rulesWords.daysBetween(min, known);
}

/** In the chosen order, then by name; a state without a usual time comes last in either direction. */
function sorted({ type, sort, dir }: RulesState, all: readonly Jurisdiction[]): Jurisdiction[] {
  const sign = dir === 'asc' ? 1 : -1;
  const byName = (a: Jurisdiction, b: Jurisdiction) => a.name.localeCompare(b.name, 'en-US');
  if (sort === 'name') return all.toSorted((a, b) => sign * byName(a, b));
  const figure = ({ [type]: figures }: Jurisdiction) =>
    sort === 'fee' ? figures.fee_range.from : (longest(figures) ?? sign * Number.MAX_SAFE_INTEGER);
  return all.toSorted((a, b) => sign * (figure(a) - figure(b)) || byName(a, b));
}
