'use client';

import { Suspense } from 'react';
import { agentMailWords } from '#components/agent-mail/words.ts';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { OwnerSelect } from '#components/lists/owner-select';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { Select } from '#components/ui/select';
import { agentMailParsers, filtersOf, noFilters } from './agent-mail-list-query.ts';
import { inboxWords as words } from './words.ts';

const READ = [
  { value: 'false', label: words.unreadOnly },
  { value: 'true', label: words.readOnly },
];
const TYPES = Object.entries(agentMailWords.types).map(([value, label]) => ({ value, label }));

export function AgentMailFilters({ colleagues }: { colleagues: Promise<Colleague[]> }) {
  const { state, set, search, pick } = useListFilters(agentMailParsers);
  return (
    <search>
      <SearchToolbar
        label={words.search}
        query={state.q}
        onSearch={search}
        onClear={Object.keys(filtersOf(state)).length > 0 ? () => set(noFilters) : null}
      >
        <div className="w-[calc(50%-4px)] sm:w-32">
          <Select label={words.read} emptyLabel={words.any} options={READ} {...pick('read')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-44">
          <Select label={words.type} emptyLabel={words.anyType} options={TYPES} {...pick('type')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Select
            label={words.state}
            emptyLabel={words.anyState}
            options={STATE_OPTIONS}
            {...pick('jurisdiction')}
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
