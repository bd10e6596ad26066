'use client';

import { FileDown } from 'lucide-react';
import { DOCUMENT_WORDS } from '#components/documents/document-words.ts';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { LinkButton } from '#components/ui/link-button';
import { Select } from '#components/ui/select';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { documentListParsers, filtersOf, noFilters } from './document-list-query.ts';
import { documentListWords as words } from './words.ts';

const optionsOf = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([value, label]) => ({ value, label }));
const TYPES = optionsOf(DOCUMENT_WORDS);
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
        end={
          <LinkButton
            size="small"
            prefetch={false}
            download
            icon={<FileDown size={14} aria-hidden="true" />}
            href={paths.documentsCsv(mode, filters)}
          >
            CSV
          </LinkButton>
        }
      >
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
        <div className="w-[calc(50%-4px)] sm:w-36">
          <Select label={words.used} emptyLabel={words.any} options={USED} {...pick('used')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-48">
          <Select label={words.age} emptyLabel={words.any} options={AGES} {...pick('age')} />
        </div>
      </SearchToolbar>
    </search>
  );
}
