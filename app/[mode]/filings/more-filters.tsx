'use client';

import { type ComponentProps, use } from 'react';
import { Disclosure } from '#components/ui/disclosure';
import { Select } from '#components/ui/select';
import { TextInput } from '#components/ui/text-input';
import type { FilingListState } from './filing-list-query.ts';
import { TYPE_OPTIONS } from './filter-options.ts';
import type { BusinessChoice } from './home-businesses.ts';
import { filingListWords, type YesOrNoFilter } from './words.ts';

type Picked = Pick<ComponentProps<typeof Select>, 'name' | 'size' | 'width' | 'value'> & {
  onChange: (event: { target: { value: string } }) => void;
};

const others = ['business_id', 'type', 'created_after', 'created_before'] as const;
const yesOrNo = Object.entries(filingListWords.yesOrNo) as [
  YesOrNoFilter,
  (typeof filingListWords.yesOrNo)[YesOrNoFilter],
][];

type MoreFiltersProps = {
  state: FilingListState;
  pick: (name: (typeof others)[number] | YesOrNoFilter) => Picked;
  businesses: Promise<BusinessChoice[]>;
};

export function MoreFilters({ state, pick, businesses }: MoreFiltersProps) {
  const choices = use(businesses);
  const { business_id } = state;
  const used = [...others, ...yesOrNo.map(([name]) => name)].filter((name) => state[name]).length;
  const options = choices.map(({ id, name }) => ({ value: id, label: name }));
  // A registration in another state narrows the list too; it comes by a link and is not offered here.
  if (business_id && !choices.some(({ id }) => id === business_id)) {
    options.push({ value: business_id, label: filingListWords.registration(business_id) });
  }

  return (
    <div data-no-print="" className="mb-3">
      <Disclosure
        summary={used > 0 ? filingListWords.moreFiltersInUse(used) : filingListWords.moreFilters}
        open={used > 0}
      >
        <div className="grid max-w-form grid-cols-1 gap-2 sm:grid-cols-3">
          <Select
            label={filingListWords.business}
            emptyLabel={filingListWords.anyBusiness}
            options={options}
            {...pick('business_id')}
          />
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
        </div>
      </Disclosure>
    </div>
  );
}
