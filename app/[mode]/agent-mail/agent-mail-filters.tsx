'use client';

import { agentMailWords } from '#components/agent-mail/words.ts';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { CsvButton } from '#components/lists/csv-button';
import { FilterSelect } from '#components/lists/filter-select';
import { OwnerFilter } from '#components/lists/owner-filter';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { optionsOf } from '#components/ui/options-of.ts';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { agentMailParsers, filtersOf, noFilters } from './agent-mail-list-query.ts';
import { inboxWords as words } from './words.ts';

const READ = [
  { value: 'false', label: words.unreadOnly },
  { value: 'true', label: words.readOnly },
];
const TYPES = optionsOf(agentMailWords.types);

type AgentMailFiltersProps = { mode: Mode; colleagues: Promise<Colleague[]> };

export function AgentMailFilters({ mode, colleagues }: AgentMailFiltersProps) {
  const { state, set, search, pick } = useListFilters(agentMailParsers);
  const filters = filtersOf(state);
  return (
    <search>
      <SearchToolbar
        label={words.search}
        query={state.q}
        onSearch={search}
        onClear={Object.keys(filters).length > 0 ? () => set(noFilters) : null}
        end={<CsvButton href={paths.agentMailCsv(mode, filters)} />}
      >
        <FilterSelect span={32} label={words.read} emptyLabel={words.any} options={READ} {...pick('read')} />
        <FilterSelect
          span={44}
          label={words.type}
          emptyLabel={words.anyType}
          options={TYPES}
          {...pick('type')}
        />
        <FilterSelect
          span={40}
          label={words.state}
          emptyLabel={words.anyState}
          options={STATE_OPTIONS}
          {...pick('jurisdiction')}
        />
        <OwnerFilter span={32} colleagues={colleagues} {...pick('owner')} />
      </SearchToolbar>
    </search>
  );
}
