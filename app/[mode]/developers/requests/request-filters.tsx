'use client';

import { FilterSelect } from '#components/lists/filter-select';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { RefreshList } from '../refresh-list.tsx';
import { SINCE } from '../since.ts';
import { isNarrowed, METHODS, requestListParsers } from './request-list-query.ts';
import { requestWords } from './words.ts';

const STATUSES = [
  { value: '2xx', label: requestWords.list.answered },
  { value: '4xx', label: requestWords.list.refused },
  { value: '5xx', label: requestWords.list.failed },
];
const MAKERS = [
  { value: 'partner', label: requestWords.list.keys },
  { value: 'dashboard', label: requestWords.list.dashboard },
  { value: 'all', label: requestWords.list.both },
];
const METHOD_OPTIONS = METHODS.map((value) => ({ value, label: value }));

const NONE = { q: null, status: null, method: null, since: null, actor: null, by: null };

export function RequestFilters() {
  const { state, set, search, pick } = useListFilters(requestListParsers);

  return (
    <search>
      <SearchToolbar
        label={requestWords.list.search}
        query={state.q}
        onSearch={search}
        onClear={isNarrowed(state) ? () => set(NONE) : null}
        end={<RefreshList />}
      >
        <FilterSelect span={40} hasOwnRow label={requestWords.list.madeBy} options={MAKERS} {...pick('by')} />
        <FilterSelect
          span={40}
          label={requestWords.list.status}
          emptyLabel={requestWords.list.anyStatus}
          options={STATUSES}
          {...pick('status')}
        />
        <FilterSelect
          span={32}
          label={requestWords.list.method}
          emptyLabel={requestWords.list.any}
          options={METHOD_OPTIONS}
          {...pick('method')}
        />
        <FilterSelect
          span={40}
          hasOwnRow
          label={requestWords.list.time}
          emptyLabel={requestWords.list.anyTime}
          options={SINCE}
          {...pick('since')}
        />
      </SearchToolbar>
    </search>
  );
}
