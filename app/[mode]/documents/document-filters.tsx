'use client';

import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import { CsvButton } from '#components/lists/csv-button';
import { FilterSelect } from '#components/lists/filter-select';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { optionsOf } from '#components/ui/options-of.ts';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { documentTypeWords } from '#lib/rules/document/document-words';
import { documentListParsers, filtersOf, noFilters } from './document-list-query.ts';
import { documentListWords as words } from './words.ts';

const TYPES = optionsOf(documentTypeWords);
const AGES = optionsOf(words.ages);
const USED = optionsOf({ true: words.usedByFilings, false: words.usedByNone });

export function DocumentFilters({ mode }: { mode: Mode }) {
  const { state, set, search, pick } = useListFilters(documentListParsers);
  const filters = filtersOf(state);
  return (
    <search>
      <SearchToolbar
        label={words.search}
        query={state.q}
        onSearch={search}
        onClear={Object.keys(filters).length > 0 ? () => set(noFilters) : null}
        end={<CsvButton href={paths.documentsCsv(mode, filters)} />}
      >
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
        <FilterSelect span={36} label={words.used} emptyLabel={words.any} options={USED} {...pick('used')} />
        <FilterSelect span={48} label={words.age} emptyLabel={words.any} options={AGES} {...pick('age')} />
      </SearchToolbar>
    </search>
  );
}
