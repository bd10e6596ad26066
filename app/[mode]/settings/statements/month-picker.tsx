'use client';

import { useQueryStates } from 'nuqs';
import { Select } from '#components/ui/select';
import { monthWords } from '#lib/rules/calendar/month-names';
import { settingsWords } from '../words.ts';
import { statementParsers } from './statement-query.ts';

export function MonthPicker({ months, month }: { months: string[]; month: string }) {
  const [, setState] = useQueryStates(statementParsers, { shallow: false, history: 'push' });
  return (
    <Select
      name="month"
      label={settingsWords.statements.month}
      size="toolbar"
      value={month}
      options={months.map((value) => ({ value, label: monthWords(value) }))}
      onChange={(event) => void setState({ month: event.target.value, pages: null })}
    />
  );
}
