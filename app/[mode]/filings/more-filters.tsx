'use client';

import { type ComponentProps, useState } from 'react';
import { Disclosure } from '#components/ui/disclosure';
import { Select } from '#components/ui/select';
import { TextInput } from '#components/ui/text-input';
import type { Mode } from '#lib/contract/scalars';
import type { FilingListState } from './filing-list-query.ts';
import { TYPE_OPTIONS } from './filter-options.ts';
import { useHomeBusinesses } from './use-home-businesses.ts';
import { filingListWords, type YesOrNoFilter } from './words.ts';

type Picked = Pick<ComponentProps<typeof Select>, 'name' | 'size' | 'width' | 'value'> & {
  onChange: (event: { target: { value: string } }) => void;
};

const others = ['business_id', 'type', 'created_after', 'created_before', 'completed_after'] as const;
const yesOrNo = Object.entries(filingListWords.yesOrNo) as [
  YesOrNoFilter,
  (typeof filingListWords.yesOrNo)[YesOrNoFilter],
][];

type MoreFiltersProps = {
  state: FilingListState;
  pick: (name: (typeof others)[number] | YesOrNoFilter) => Picked;
  mode: Mode;
};

export function MoreFilters({ state, pick, mode }: MoreFiltersProps) {
  const used = [...others, ...yesOrNo.map(([name]) => name)].filter((name) => state[name]).length;
  const [isOpen, setOpen] = useState(used > 0);
  return (
    <div data-no-print="" className="mb-3">
      <Disclosure
        summary={used > 0 ? filingListWords.moreFiltersInUse(used) : filingListWords.moreFilters}
        open={used > 0}
        onToggle={setOpen}
      >
        <div className="grid max-w-form grid-cols-1 gap-2 sm:grid-cols-3">
          <BusinessSelect mode={mode} isOpen={isOpen} picked={pick('business_id')} />
          <Select
            label={filingListWords.type}
            emptyLabel={filingListWords.anyType}
            options={TYPE_OPTIONS}
            {...pick('type')}
          />
          {yesOrNo.map(([name, { label, true: yes, false: no }]) => (
            <Select
              key={name}
              label={label}
              emptyLabel={filingListWords.any}
              options={[
                { value: 'true', label: yes },
                { value: 'false', label: no },
              ]}
              {...pick(name)}
            />
          ))}
          <TextInput type="date" label={filingListWords.createdFrom} {...pick('created_after')} />
          <TextInput type="date" label={filingListWords.createdBefore} {...pick('created_before')} />
          <TextInput type="date" label={filingListWords.completedFrom} {...pick('completed_after')} />
        </div>
      </Disclosure>
    </div>
  );
}

type BusinessSelectProps = { mode: Mode; isOpen: boolean; picked: Picked };

function BusinessSelect({ mode, isOpen, picked }: BusinessSelectProps) {
  const { data, error } = useHomeBusinesses(mode, isOpen);
  const choices = data?.choices ?? [];
  const options = choices.map(({ id, name }) => ({ value: id, label: name }));
  const chosen = String(picked.value ?? '');
  // A registration in another state narrows the list too; it comes by a link and is not offered here.
  if (chosen && !choices.some(({ id }) => id === chosen)) {
    options.push({ value: chosen, label: filingListWords.registration(chosen) });
  }
  return (
    <Select
      label={filingListWords.business}
      emptyLabel={filingListWords.anyBusiness}
      options={options}
      hint={data?.hasMore ? filingListWords.moreBusinesses : undefined}
      error={error ? filingListWords.businessesUnread : undefined}
      {...picked}
    />
  );
}
