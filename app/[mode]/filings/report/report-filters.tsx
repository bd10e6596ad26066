'use client';

import { useQueryStates } from 'nuqs';
import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { Select } from '#components/ui/select';
import { monthChoices, type ReportState, reportParsers, typeChoices } from './report-query.ts';
import { reportWords as words } from './words.ts';

type Filters = Pick<ReportState, 'months' | 'type' | 'expedited'>;

export function ReportFilters({ months, type, expedited }: Filters) {
  const [, setState] = useQueryStates(reportParsers, { shallow: false, history: 'push' });
  const pick = (name: keyof Filters) => ({
    name,
    size: 'toolbar' as const,
    onChange: (event: { target: { value: string } }) => void setState({ [name]: event.target.value || null }),
  });
  return (
    <>
      <Select
        {...pick('months')}
        label={words.months}
        value={months}
        options={monthChoices.map((value) => ({ value, label: words.monthsOf(value) }))}
      />
      <Select
        {...pick('type')}
        label={words.type}
        value={type ?? ''}
        emptyLabel={words.anyType}
        options={typeChoices.map((value) => ({ value, label: FILING_TYPE_WORDS[value] }))}
      />
      <Select
        {...pick('expedited')}
        label={words.speed}
        value={expedited ?? ''}
        emptyLabel={words.anySpeed}
        options={[
          { value: 'false', label: words.standard },
          { value: 'true', label: words.expedited },
        ]}
      />
    </>
  );
}
