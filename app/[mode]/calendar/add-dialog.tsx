'use client';

import { useState } from 'react';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import { readAmount } from '#components/forms/read-amount.ts';
import { obligationWords } from '#components/obligations/words.ts';
import { useCountAgain } from '#components/shell/use-count-again.ts';
import { DateInput } from '#components/ui/date-input';
import { Dialog } from '#components/ui/dialog';
import type { SummaryError } from '#components/ui/error-summary';
import { readDate } from '#components/ui/read-date.ts';
import { Select } from '#components/ui/select';
import { showToast } from '#components/ui/show-toast.ts';
import { TextArea } from '#components/ui/text-area';
import { TextInput } from '#components/ui/text-input';
import { YesNo } from '#components/ui/yes-no';
import { retryAction } from '#lib/actions/retry-action';
import { longestTexts } from '#lib/contract/longest-texts';
import { mostAmount } from '#lib/contract/most-amount';
import type { CreateObligationRequest, ObligationKind } from '#lib/contract/obligation';
import type { Mode } from '#lib/contract/scalars';
import { tidyText } from '#lib/rules/text/tidy-text';
import { ShortForm } from '../../short-form.tsx';
import { useKeyOfBody } from '../../use-key-of-body.ts';
import { useShortForm } from '../../use-short-form.ts';
import { createObligation } from './actions.ts';
import { BusinessField, type ChosenBusiness } from './business-field.tsx';
import { pastWarning } from './past-warning.ts';
import { addWords as words } from './words.ts';

type AddDialogProps = { mode: Mode; given: ChosenBusiness | null; today: string; onClose: () => void };

const KINDS = Object.entries(obligationWords.kinds) as [ObligationKind, string][];
const empty = { state: '', kind: '', title: '', due: '', recurs: false, amount: '', note: '' };

export function AddDialog({ mode, given, today, onClose }: AddDialogProps) {
  const [business, setBusiness] = useState(given);
  const [typed, setTyped] = useState({ ...empty, state: given?.state ?? '' });
  const set = (change: Partial<typeof empty>) => setTyped((before) => ({ ...before, ...change }));
  const keyOf = useKeyOfBody();
  const countAgain = useCountAgain(mode);
  const form = useShortForm(
    () => {
      const body = read(business, typed);
      return Array.isArray(body) ? body : retryAction(createObligation)(mode, { ...body, key: keyOf(body) });
    },
    ({ title }) => {
      countAgain();
      showToast(words.added(title));
      onClose();
    },
  );
  const { errorOf } = form;
  return (
    <Dialog width="form" title={words.title} isOpen onOpenChange={(open) => (open ? undefined : onClose())}>
      <ShortForm form={form} submit={words.submit}>
        <BusinessField
          mode={mode}
          chosen={business}
          error={errorOf('business_id')}
          onChoose={(chosen) => {
            setBusiness(chosen);
            // The home state is the most likely one, unless another was chosen already.
            if (chosen && (typed.state === '' || typed.state === business?.state))
              set({ state: chosen.state });
          }}
        />
        <Select
          name="entry_state"
          label={words.state}
          hint={words.stateHint}
          emptyLabel={words.chooseState}
          options={STATE_OPTIONS}
          value={typed.state}
          error={errorOf('entry_state')}
          onChange={(event) => set({ state: event.target.value })}
        />
        <Select
          name="entry_kind"
          label={words.kind}
          emptyLabel={words.chooseKind}
          options={KINDS.map(([value, label]) => ({ value, label }))}
          value={typed.kind}
          error={errorOf('entry_kind')}
          onChange={(event) => set({ kind: event.target.value })}
        />
        <TextInput
          name="title"
          label={words.what}
          hint={words.whatHint}
          width="full"
          maxLength={longestTexts.obligationTitle}
          autoComplete="off"
          value={typed.title}
          error={errorOf('title')}
          onChange={(event) => set({ title: event.target.value })}
        />
        <DateInput
          name="due_on"
          label={words.due}
          calendar={{}}
          value={typed.due}
          error={errorOf('due_on')}
          warning={pastWarning(typed.due, today)}
          onChange={(due) => set({ due })}
        />
        <YesNo
          name="recurs"
          label={words.recurs}
          hint={typed.kind === 'biennial_report' ? words.everyTwoYears : words.everyYear}
          value={typed.recurs}
          onChange={(recurs) => set({ recurs })}
        />
        <TextInput
          name="amount"
          label={words.amount}
          optional
          width="short"
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          error={errorOf('amount')}
          onChange={(event) => set({ amount: event.target.value })}
        />
        <TextArea
          name="note"
          label={words.note}
          hint={words.noteHint}
          optional
          rows={2}
          maxLength={longestTexts.obligationNote}
          value={typed.note}
          error={errorOf('note')}
          onChange={(event) => set({ note: event.target.value })}
        />
      </ShortForm>
    </Dialog>
  );
}

/** The typed values as the service accepts them, or all their faults. */
function read(
  business: ChosenBusiness | null,
  { state, kind, title, due, recurs, amount, note }: typeof empty,
): CreateObligationRequest | SummaryError[] {
  const [chosenKind] = KINDS.find(([one]) => one === kind) ?? [];
  const { date, fault } = readDate(due);
  const cost = readAmount(amount);
  const isCost = cost !== undefined && (cost ?? 0) <= mostAmount;
  const faults = [
    ...(business ? [] : [{ name: 'business_id', message: words.noBusiness }]),
    ...(state ? [] : [{ name: 'entry_state', message: words.noState }]),
    ...(chosenKind ? [] : [{ name: 'entry_kind', message: words.noKind }]),
    ...(tidyText(title) ? [] : [{ name: 'title', message: words.noTitle }]),
    ...(fault === undefined ? [] : [{ name: 'due_on', message: due.trim() === '' ? words.noDate : fault }]),
    ...(isCost ? [] : [{ name: 'amount', message: words.noAmount }]),
  ];
  if (faults.length > 0 || !business || !chosenKind || !date) return faults;
  return {
    ...{
      business_id: business.id,
      jurisdiction: state,
      kind: chosenKind,
      title: tidyText(title),
      due_on: date,
    },
    recurs,
    ...(typeof cost === 'number' && { amount: cost }),
    ...(note.trim() && { note: note.trim() }),
  };
}
