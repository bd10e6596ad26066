'use client';

import { useState } from 'react';
import { STATE_OPTIONS, stateName } from '#components/filings/state-name.ts';
import { DateInput } from '#components/ui/date-input';
import { Dialog } from '#components/ui/dialog';
import { readDate } from '#components/ui/read-date.ts';
import { Select } from '#components/ui/select';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { Business } from '#lib/contract/business';
import { longestTexts } from '#lib/contract/longest-texts';
import { tidyText } from '#lib/rules/text/tidy-text';
import { ShortForm } from '../../../short-form.tsx';
import { useKeyOfBody } from '../../../use-key-of-body.ts';
import { useShortForm } from '../../../use-short-form.ts';
import { addRegistration } from '../actions.ts';
import { registrationWords as words } from '../words.ts';

/** The state, number and date of a registration that was not filed here. */
export function RegistrationDialog({ business, onClose }: { business: Business; onClose: () => void }) {
  const { id, mode, legal_name, formation_jurisdiction: home } = business;
  const [state, setState] = useState('');
  const [number, setNumber] = useState('');
  const [day, setDay] = useState('');
  const keyOf = useKeyOfBody();
  const form = useShortForm(
    () => {
      const { date, fault } = readDate(day);
      const noDate = day.trim() === '' ? words.noDate : fault;
      const faults = [
        ...(state === '' ? [{ name: 'registration_jurisdiction', message: words.noState }] : []),
        ...(noDate === undefined ? [] : [{ name: 'registration_date', message: noDate }]),
      ];
      if (faults.length > 0 || date === undefined) return faults;
      const body = {
        ...{ id, registration_jurisdiction: state, registration_date: date },
        ...(tidyText(number) && { registration_number: tidyText(number) }),
      };
      return retryAction(addRegistration)(mode, { ...body, key: keyOf(body) });
    },
    ({ registration_jurisdiction }) => {
      showToast(words.added(stateName(registration_jurisdiction)));
      onClose();
    },
  );
  const { errorOf } = form;
  return (
    <Dialog
      width="form"
      title={words.title(legal_name)}
      isOpen
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <ShortForm form={form} submit={words.submit}>
        <p>{words.detail}</p>
        <Select
          name="registration_jurisdiction"
          label={words.state}
          emptyLabel={words.chooseState}
          options={STATE_OPTIONS.filter(({ value }) => value !== home)}
          value={state}
          error={errorOf('registration_jurisdiction')}
          onChange={(event) => setState(event.target.value)}
        />
        <TextInput
          name="registration_number"
          label={words.number}
          hint={words.numberHint}
          optional
          maxLength={longestTexts.registrationNumber}
          autoComplete="off"
          value={number}
          error={errorOf('registration_number')}
          onChange={(event) => setNumber(event.target.value)}
        />
        <DateInput
          name="registration_date"
          label={words.date}
          value={day}
          error={errorOf('registration_date')}
          onChange={setDay}
        />
      </ShortForm>
    </Dialog>
  );
}
