'use client';

import { Suspense } from 'react';
import { CASE_KIND_WORDS } from '#components/cases/case-words.ts';
import { CASE_MARKS } from '#components/filings/status-mark.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { OwnerSelect } from '#components/lists/owner-select';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { Select } from '#components/ui/select';
import { caseListParsers, isNarrowed } from './case-list-query.ts';
import { caseListWords } from './words.ts';

const STATUSES = [
  { value: 'open', label: caseListWords.open },
  ...Object.entries(CASE_MARKS).map(([value, { word }]) => ({ value, label: word })),
  { value: 'all', label: caseListWords.all },
];
const KINDS = Object.entries(CASE_KIND_WORDS).map(([value, label]) => ({ value, label }));
const DUES = [
  { value: 'overdue', label: caseListWords.overdue },
  { value: 'week', label: caseListWords.week },
  { value: 'month', label: caseListWords.month },
];

const NONE = { q: null, status: null, kind: null, due: null, owner: null };

export function CaseFilters({ colleagues }: { colleagues: Promise<Colleague[]> }) {
  const { state, set, search, pick } = useListFilters(caseListParsers);

  return (
    <search>
      <SearchToolbar
        label={caseListWords.business}
        query={state.q}
        onSearch={search}
        onClear={isNarrowed(state) ? () => set(NONE) : null}
      >
        <div className="w-[calc(50%-4px)] sm:w-44">
          <Select label={caseListWords.status} options={STATUSES} {...pick('status')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-44">
          <Select
            label={caseListWords.kind}
            emptyLabel={caseListWords.anyKind}
            options={KINDS}
            {...pick('kind')}
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Select
            label={caseListWords.due}
            emptyLabel={caseListWords.anyTime}
            options={DUES}
            {...pick('due')}
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-32">
          <Suspense fallback={null}>
            <OwnerSelect colleagues={colleagues} {...pick('owner')} />
          </Suspense>
        </div>
      </SearchToolbar>
    </search>
  );
}
