'use client';

import { type ReactNode, Suspense, use } from 'react';
import { CASE_KIND_WORDS } from '#components/cases/case-words.ts';
import { CASE_MARKS } from '#components/filings/status-mark.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { CsvButton } from '#components/lists/csv-button';
import { FilterSelect } from '#components/lists/filter-select';
import { OwnerFilter } from '#components/lists/owner-filter';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { optionsOf } from '#components/ui/options-of.ts';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { type CaseListState, caseListParsers, caseRowsQuery, isNarrowed } from './case-list-query.ts';
import { caseListWords } from './words.ts';

const STATUSES = [
  { value: 'open', label: caseListWords.open },
  ...Object.entries(CASE_MARKS).map(([value, { word }]) => ({ value, label: word })),
  { value: 'all', label: caseListWords.all },
];
const KINDS = optionsOf(CASE_KIND_WORDS);
const DUES = [
  { value: 'overdue', label: caseListWords.overdue },
  { value: 'week', label: caseListWords.week },
  { value: 'month', label: caseListWords.month },
];

const NONE = { q: null, status: null, kind: null, due: null, owner: null };

type CaseFiltersProps = {
  mode: Mode;
  colleagues: Promise<Colleague[]>;
  /** The time that due dates are measured by. */
  now: Promise<string>;
  /** What can be done with the filters before there is a view. */
  views: ReactNode;
};

export function CaseFilters({ mode, colleagues, now, views }: CaseFiltersProps) {
  const { state, set, search, pick } = useListFilters(caseListParsers);

  return (
    <search>
      <SearchToolbar
        label={caseListWords.business}
        query={state.q}
        onSearch={search}
        onClear={isNarrowed(state) ? () => set(NONE) : null}
        end={
          <>
            {views}
            <Suspense
              fallback={
                <span className="invisible">
                  <CsvButton href={paths.casesCsv(mode)} />
                </span>
              }
            >
              <CasesCsv {...{ mode, state, now }} />
            </Suspense>
          </>
        }
      >
        <FilterSelect span={44} label={caseListWords.status} options={STATUSES} {...pick('status')} />
        <FilterSelect
          span={44}
          label={caseListWords.kind}
          emptyLabel={caseListWords.anyKind}
          options={KINDS}
          {...pick('kind')}
        />
        <FilterSelect
          span={40}
          label={caseListWords.due}
          emptyLabel={caseListWords.anyTime}
          options={DUES}
          {...pick('due')}
        />
        <OwnerFilter span={32} colleagues={colleagues} {...pick('owner')} />
      </SearchToolbar>
    </search>
  );
}

type CasesCsvProps = Pick<CaseFiltersProps, 'mode' | 'now'> & { state: CaseListState };

function CasesCsv({ mode, state, now }: CasesCsvProps) {
  return <CsvButton href={paths.casesCsv(mode, caseRowsQuery(state, use(now)))} />;
}
