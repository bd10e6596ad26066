'use client';

import type { ReactNode } from 'react';
import { REGISTRATION_MARKS } from '#components/businesses/business-words.ts';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import { CsvButton } from '#components/lists/csv-button';
import { FilterSelect } from '#components/lists/filter-select';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { businessListParsers, filtersOf, noFilters } from './business-list-query.ts';
import { businessListWords } from './words.ts';

const YES_OR_NO = [
  { value: 'true', label: businessListWords.yes },
  { value: 'false', label: businessListWords.no },
];

const STATUSES = [
  { value: 'record', label: businessListWords.addedByYou },
  ...Object.entries(REGISTRATION_MARKS)
    .filter(([value]) => value !== 'pending')
    .map(([value, { word }]) => ({ value, label: word })),
];

type BusinessFiltersProps = {
  mode: Mode;
  isElsewhere: boolean;
  /** What can be done with the filters before there is a view. */
  views: ReactNode;
};

/** A service that is hosted elsewhere cannot filter by what only our own knows of a record. */
export function BusinessFilters({ mode, isElsewhere, views }: BusinessFiltersProps) {
  const { state, set, search, pick } = useListFilters(businessListParsers);
  const filters = filtersOf(state);

  return (
    <search>
      <SearchToolbar
        label={businessListWords.nameOrNumber}
        query={state.q}
        onSearch={search}
        onClear={Object.keys(filters).length > 0 ? () => set(noFilters) : null}
        end={
          <>
            {views}
            {isElsewhere ? null : (
              <CsvButton href={paths.businessesCsv(mode, { ...filters, sort: state.sort, dir: state.dir })} />
            )}
          </>
        }
      >
        <FilterSelect
          span={36}
          label={businessListWords.homeState}
          emptyLabel={businessListWords.anyState}
          options={STATE_OPTIONS}
          {...pick('formation_jurisdiction')}
        />
        {isElsewhere ? null : (
          <>
            <FilterSelect
              span={36}
              label={businessListWords.registeredIn}
              emptyLabel={businessListWords.anyState}
              options={STATE_OPTIONS}
              {...pick('registered_in')}
            />
            <FilterSelect
              span={28}
              label={businessListWords.pendingFiling}
              emptyLabel={businessListWords.any}
              options={YES_OR_NO}
              {...pick('pending')}
            />
            <FilterSelect
              span={28}
              label={businessListWords.canQualify}
              emptyLabel={businessListWords.any}
              options={YES_OR_NO}
              {...pick('can_qualify')}
            />
          </>
        )}
        <FilterSelect
          span={48}
          hasOwnRow
          label={businessListWords.status}
          emptyLabel={businessListWords.anyButCanceled}
          options={STATUSES}
          {...pick('registration_status')}
        />
      </SearchToolbar>
    </search>
  );
}
