'use client';

import { FileDown } from 'lucide-react';
import { useQueryStates } from 'nuqs';
import { Suspense } from 'react';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { useListTransition } from '#components/lists/list-area';
import { OwnerSelect } from '#components/lists/owner-select';
import { SearchToolbar, whileTyping } from '#components/lists/search-toolbar';
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
  const { start } = useListTransition();
  const [state, setState] = useQueryStates(filingListParsers, {
    shallow: false,
    history: 'push',
    startTransition: start,
  });
  const filters = filtersOf(state);
  const isNarrow = Object.keys(filters).length > 0;

  // A change of a filter starts at the first page.
  const set = (change: Partial<typeof state>) => void setState({ ...change, pages: null });
  const pick = <Name extends keyof typeof state>(name: Name) => ({
    name,
    size: 'toolbar' as const,
    width: 'full' as const,
    value: String(state[name] ?? ''),
    onChange: (event: { target: { value: string } }) =>
      set({ [name]: filingListParsers[name].parse(event.target.value) ?? null } as Partial<typeof state>),
  });

  return (
    <search>
      <SearchToolbar
        label={filingListWords.search}
        query={state.q}
        onSearch={(q) => void setState({ q, pages: null }, whileTyping)}
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
      <Suspense fallback={null}>
        <MoreFilters state={state} pick={pick} businesses={businesses} />
      </Suspense>
    </search>
  );
}
