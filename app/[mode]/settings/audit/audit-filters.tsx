'use client';

import { FilterSelect } from '#components/lists/filter-select';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { optionsOf } from '#components/ui/options-of.ts';
import { auditListParsers, isNarrowed } from './audit-list-query.ts';
import { auditKinds, auditFilterWords as words } from './filter-words.ts';

const KINDS = optionsOf(auditKinds);
const ACTORS = [
  { value: 'person', label: words.person },
  { value: 'api_key', label: words.apiKey },
  { value: 'staff', label: words.staff },
];
const TIMES = [
  { value: 'day', label: words.day },
  { value: 'week', label: words.week },
  { value: 'month', label: words.month },
];

const NONE = { q: null, kind: null, by: null, actor: null, since: null };

export function AuditFilters() {
  const { state, set, search, pick } = useListFilters(auditListParsers);

  return (
    <search>
      <SearchToolbar
        label={words.search}
        query={state.q}
        onSearch={search}
        onClear={isNarrowed(state) ? () => set(NONE) : null}
      >
        <FilterSelect
          span={44}
          label={words.kind}
          emptyLabel={words.anyKind}
          options={KINDS}
          {...pick('kind')}
        />
        <FilterSelect
          span={36}
          label={words.actor}
          emptyLabel={words.anyActor}
          options={ACTORS}
          {...pick('by')}
        />
        <FilterSelect
          span={40}
          hasOwnRow
          label={words.time}
          emptyLabel={words.anyTime}
          options={TIMES}
          {...pick('since')}
        />
      </SearchToolbar>
    </search>
  );
}
