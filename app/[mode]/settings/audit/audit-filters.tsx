'use client';

import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { Select } from '#components/ui/select';
import { auditListParsers, isNarrowed } from './audit-list-query.ts';
import { auditKinds, auditFilterWords as words } from './filter-words.ts';

const KINDS = Object.entries(auditKinds).map(([value, label]) => ({ value, label }));
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
        <div className="w-[calc(50%-4px)] sm:w-44">
          <Select label={words.kind} emptyLabel={words.anyKind} options={KINDS} {...pick('kind')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-36">
          <Select label={words.actor} emptyLabel={words.anyActor} options={ACTORS} {...pick('by')} />
        </div>
        <div className="w-full sm:w-40">
          <Select label={words.time} emptyLabel={words.anyTime} options={TIMES} {...pick('since')} />
        </div>
      </SearchToolbar>
    </search>
  );
}
