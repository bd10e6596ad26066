'use client';

import type { ReactNode } from 'react';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { CsvButton } from '#components/lists/csv-button';
import { FilterSelect } from '#components/lists/filter-select';
import { OwnerFilter } from '#components/lists/owner-filter';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { filingListParsers, filtersOf, noFilters } from './filing-list-query.ts';
import { HOLDER_OPTIONS, STATUS_OPTIONS } from './filter-options.ts';
import { MoreFilters } from './more-filters.tsx';
import { filingListWords } from './words.ts';

type FilingFiltersProps = {
  mode: Mode;
  colleagues: Promise<Colleague[]>;
  isElsewhere: boolean;
  /** What can be done with the filters before there is a view. */
  views: ReactNode;
};

/** A service that is hosted elsewhere is asked only for what its API can filter. */
export function FilingFilters({ mode, colleagues, isElsewhere, views }: FilingFiltersProps) {
  const { state, set, search, pick } = useListFilters(filingListParsers);
  const filters = filtersOf(state);
  const isNarrow = Object.keys(filters).length > 0;

  return (
    <search>
      <SearchToolbar
        label={filingListWords.search}
        query={state.q}
        onSearch={search}
        onClear={isNarrow ? () => set(noFilters) : null}
        end={
          <>
            {views}
            {isElsewhere ? null : (
              <CsvButton
                href={paths.filingsCsv(mode, {
                  ...(filters as Record<string, string>),
                  sort: state.sort,
                  dir: state.dir,
                })}
              />
            )}
          </>
        }
      >
        <FilterSelect
          span={40}
          label={filingListWords.status}
          emptyLabel={filingListWords.anyStatus}
          options={STATUS_OPTIONS}
          {...pick('status')}
        />
        <FilterSelect
          span={40}
          label={filingListWords.state}
          emptyLabel={filingListWords.anyState}
          options={STATE_OPTIONS}
          {...pick('jurisdiction')}
        />
        {isElsewhere ? null : (
          <>
            <FilterSelect
              span={40}
              label={filingListWords.holder}
              emptyLabel={filingListWords.anyone}
              options={HOLDER_OPTIONS}
              {...pick('holder')}
            />
            <OwnerFilter span={32} colleagues={colleagues} {...pick('owner')} />
          </>
        )}
      </SearchToolbar>
      {isElsewhere ? null : <MoreFilters state={state} pick={pick} mode={mode} />}
    </search>
  );
}
