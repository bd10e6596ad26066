'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { DateInput } from '#components/ui/date-input';
import { Dialog } from '#components/ui/dialog';
import { Notice } from '#components/ui/notice';
import { RadioGroup } from '#components/ui/radio-group';
import { readDate } from '#components/ui/read-date.ts';
import { TextArea } from '#components/ui/text-area';
import type { ChangeProps } from './change-props.ts';
import { changeWords } from './words.ts';

/** Another date, or why it does not apply. */
export function ChangeDialog({ what, state, row, change, onClose }: ChangeProps) {
  const [choice, setChoice] = useState('date');
  const [date, setDate] = useState(row.obligation.due_on ?? '');
  const [reason, setReason] = useState(row.obligation.note ?? '');
  const [faults, setFaults] = useState<{ date?: string; reason?: string }>({});
  const [refusal, setRefusal] = useState<string>();

  async function save() {
    const read = readDate(date);
    const isDate = choice === 'date';
    const missing = isDate
      ? { date: read.date ? undefined : (read.fault ?? changeWords.enterDate) }
      : { reason: reason.trim() ? undefined : changeWords.enterReason };
    setFaults(missing);
    setRefusal(undefined);
    if (missing.date || missing.reason) return;
    const note = reason.trim();
    setRefusal(await change(isDate ? { due_on: read.date ?? null } : { status: 'not_applicable', note }));
  }

  return (
    <Dialog
      width="form"
      title={changeWords.changeTitle(what, state)}
      isOpen
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <div className="space-y-4">
        <RadioGroup
          name="choice"
          label={changeWords.choice}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
          options={[
            {
              value: 'date',
              label: changeWords.date,
              hint: changeWords.dateHint,
              reveals: (
                <DateInput
                  name="due-on"
                  label={changeWords.newDate}
                  value={date}
                  error={faults.date}
                  onChange={setDate}
                />
              ),
            },
            {
              value: 'not_applicable',
              label: changeWords.notApplicable,
              hint: changeWords.notApplicableHint,
              reveals: (
                <TextArea
                  name="reason"
                  label={changeWords.reason}
                  rows={2}
                  maxLength={1000}
                  value={reason}
                  error={faults.reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              ),
            },
          ]}
        />
        {refusal ? (
          <Notice kind="stop" announce>
            {refusal}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-2 pt-2">
          <Button variant="primary" onClick={save}>
            {changeWords.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {changeWords.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
