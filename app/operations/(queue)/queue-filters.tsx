'use client';

import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import { FILING_MARKS } from '#components/filings/status-mark.ts';
import { FilterSelect } from '#components/lists/filter-select';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { optionsOf } from '#components/ui/options-of.ts';
import type { DeskCounts } from '#lib/contract/desk-filing';
import { queueWords } from '../words.ts';
import { isNarrow, noFilters, queueParsers } from './queue-query.ts';

const STATUSES = Object.entries(FILING_MARKS).map(([value, { word }]) => ({ value, label: word }));
const TYPES = optionsOf(FILING_TYPE_WORDS);
const HOLDERS = [
  { value: 'me', label: queueWords.me },
  { value: 'none', label: queueWords.nobody },
];
const SPEEDS = [
  { value: 'true', label: queueWords.expedited },
  { value: 'false', label: queueWords.standard },
];

export function QueueFilters({ partners }: { partners: DeskCounts['organizations'] }) {
  const { state, set, search, pick } = useListFilters(queueParsers);
  const choices = [
    ['status', queueWords.status, queueWords.anyStatus, STATUSES],
    ['jurisdiction', queueWords.state, queueWords.anyState, STATE_OPTIONS],
    [
      'organization_id',
      queueWords.partner,
      queueWords.anyPartner,
      partners.map(({ id, name }) => ({ value: id, label: name })),
    ],
    ['claimed_by', queueWords.holder, queueWords.anyHolder, HOLDERS],
    ['type', queueWords.type, queueWords.anyType, TYPES],
    ['expedited', queueWords.speed, queueWords.anySpeed, SPEEDS],
  ] as const;
  return (
    <search>
      <SearchToolbar
        label={queueWords.searchLabel}
        query={state.q}
        onSearch={search}
        onClear={isNarrow(state) ? () => set(noFilters) : null}
      >
        {choices.map(([name, label, emptyLabel, options]) => (
          <FilterSelect key={name} span={36} {...{ label, emptyLabel, options }} {...pick(name)} />
        ))}
      </SearchToolbar>
    </search>
  );
}
