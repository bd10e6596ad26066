'use client';

import { FileDown } from 'lucide-react';
import { Suspense } from 'react';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { OwnerSelect } from '#components/lists/owner-select';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { LinkButton } from '#components/ui/link-button';
import { Select } from '#components/ui/select';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { filingListParsers, filtersOf, noFilters } from './filing-list-query.ts';
import { HOLDER_OPTIONS, STATUS_OPTIONS } from './filter-options.ts';
import type { BusinessChoice } from './home-businesses.ts';
import { MoreFilters } from './more-filters.tsx';
import { filingListWords } from './words.ts';

type FilingFiltersProps = {
  mode: Mode;
  businesses: Promise<BusinessChoice[]>;
  colleagues: Promise<Colleague[]>;
};

export function FilingFilters({ mode, businesses, colleagues }: FilingFiltersProps) {
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
          <LinkButton
            size="small"
            prefetch={false}
            download
            icon={<FileDown size={14} aria-hidden="true" />}
            href={paths.filingsCsv(mode, {
              ...(filters as Record<string, string>),
              sort: state.sort,
              dir: state.dir,
            })}
          >
            CSV
          </LinkButton>
        }
      >
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Select
            label={filingListWords.status}
            emptyLabel={filingListWords.anyStatus}
            options={STATUS_OPTIONS}
            {...pick('status')}
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Select
            label={filingListWords.state}
            emptyLabel={filingListWords.anyState}
            options={STATE_OPTIONS}
            {...pick('jurisdiction')}
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Select
            label={filingListWords.holder}
            emptyLabel={filingListWords.anyone}
            options={HOLDER_OPTIONS}
            {...pick('holder')}
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-32">
          <Suspense fallback={null}>
            <OwnerSelect colleagues={colleagues} {...pick('owner')} />
          </Suspense>
        </div>
      </SearchToolbar>
      <MoreFilters state={state} pick={pick} businesses={businesses} />
    </search>
  );
}
