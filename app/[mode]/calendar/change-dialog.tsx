'use client';

import { useState } from 'react';
import { DateInput } from '#components/ui/date-input';
import { Dialog } from '#components/ui/dialog';
import { RadioGroup } from '#components/ui/radio-group';
import { readDate } from '#components/ui/read-date.ts';
import { TextArea } from '#components/ui/text-area';
import { longestTexts } from '#lib/contract/longest-texts';
import { ShortForm } from '../../short-form.tsx';
import { useShortForm } from '../../use-short-form.ts';
import type { ChangeProps } from './change-props.ts';
import { pastWarning } from './past-warning.ts';
import { changeWords as words } from './words.ts';

/** Another date, or why it does not apply. */
export function ChangeDialog({ title, row, today, change, onDone, onClose }: ChangeProps) {
  const [choice, setChoice] = useState('date');
  const [date, setDate] = useState(row.obligation.due_on ?? '');
  const [reason, setReason] = useState(row.obligation.note ?? '');
  const form = useShortForm(() => {
    const note = reason.trim();
    if (choice === 'not_applicable') {
      return note
        ? change({ status: 'not_applicable', note })
        : [{ name: 'note', message: words.enterReason }];
    }
    const read = readDate(date);
    if (read.fault === undefined) return change({ due_on: read.date });
    return [{ name: 'due_on', message: date.trim() === '' ? words.enterDate : read.fault }];
  }, onDone);

  return (
    <Dialog width="form" title={title} isOpen onOpenChange={(open) => (open ? undefined : onClose())}>
      <ShortForm form={form} submit={words.save}>
        <RadioGroup
          name="choice"
          label={words.choice}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
          options={[
            {
              value: 'date',
              label: words.date,
              hint: words.dateHint,
              reveals: (
                <DateInput
                  name="due_on"
                  label={words.newDate}
                  value={date}
                  error={form.errorOf('due_on')}
                  warning={date === row.obligation.due_on ? undefined : pastWarning(date, today)}
                  onChange={setDate}
                />
              ),
            },
            {
              value: 'not_applicable',
              label: words.notApplicable,
              hint: words.notApplicableHint,
              reveals: (
                <TextArea
                  name="note"
                  label={words.reason}
                  rows={2}
                  maxLength={longestTexts.obligationNote}
                  value={reason}
                  error={form.errorOf('note')}
                  onChange={(event) => setReason(event.target.value)}
                />
              ),
            },
          ]}
        />
      </ShortForm>
    </Dialog>
  );
}
