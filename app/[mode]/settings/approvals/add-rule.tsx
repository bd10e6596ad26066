'use client';

import { useState } from 'react';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import { withoutThousands } from '#components/forms/without-thousands.ts';
import { CheckboxGroup } from '#components/ui/checkbox-group';
import type { SummaryError } from '#components/ui/error-summary';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { ApprovalApplies } from '#lib/contract/approval';
import type { Mode } from '#lib/contract/scalars';
import { readStates } from '#lib/rules/plan/read-states';
import { regionName } from '#lib/rules/us-regions';
import { ShortForm } from '../../../short-form.tsx';
import { useKeyOfBody } from '../../../use-key-of-body.ts';
import { useShortForm } from '../../../use-short-form.ts';
import { settingsWords } from '../words.ts';
import { addApprovalRule } from './actions.ts';

const words = settingsWords.approvals;
const stateCodes = new Set(STATE_OPTIONS.map(({ value }) => value));
const tiers = [{ value: 'expedited' as const, label: words.expedited }];
const submitters: { value: ApprovalApplies; label: string }[] = [
  { value: 'people', label: words.people },
  { value: 'keys', label: words.keys },
];

/** An empty form after each rule that it adds, and only then: a rule may be removed while another is typed. */
export function AddRule({ mode }: { mode: Mode }) {
  const [added, setAdded] = useState(0);
  return <RuleForm key={added} mode={mode} onAdded={() => setAdded(added + 1)} />;
}

function RuleForm({ mode, onAdded }: { mode: Mode; onAdded: () => void }) {
  const [amount, setAmount] = useState('');
  const [states, setStates] = useState('');
  const [expedited, setExpedited] = useState<'expedited'[]>([]);
  const [applies, setApplies] = useState<ApprovalApplies[]>(['people', 'keys']);
  const keyOf = useKeyOfBody();
  const form = useShortForm(
    () => {
      const over = withoutThousands(amount.replaceAll(/[$\s]/g, ''));
      const { codes: jurisdictions, unknown } = readStates(states);
      const territories = jurisdictions.filter((code) => !stateCodes.has(code)).map(regionName);
      const faults = faultsOf(over, [...unknown, ...territories], applies);
      if (faults.length > 0) return faults;
      const body = {
        over_amount: over === '' ? null : Number(over),
        jurisdictions: jurisdictions.length > 0 ? jurisdictions : null,
        expedited_only: expedited.length > 0,
        applies_to: applies,
      };
      return retryAction(addApprovalRule)(mode, { ...body, key: keyOf(body) });
    },
    () => {
      showToast(words.saved);
      onAdded();
    },
  );
  return (
    <ShortForm form={form} submit={words.addSubmit}>
      <TextInput
        name="over_amount"
        label={words.overAmount}
        hint={words.overAmountHint}
        optional
        inputMode="decimal"
        before="$"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={form.errorOf('over_amount')}
      />
      <TextInput
        name="jurisdictions"
        label={words.states}
        hint={words.statesHint}
        optional
        autoCapitalize="characters"
        width="full"
        value={states}
        onChange={(event) => setStates(event.target.value)}
        error={form.errorOf('jurisdictions')}
      />
      <CheckboxGroup
        name="expedited_only"
        label={words.processing}
        options={tiers}
        chosen={expedited}
        onChange={setExpedited}
      />
      <CheckboxGroup
        name="applies_to"
        label={words.submittedBy}
        options={submitters}
        chosen={applies}
        onChange={setApplies}
        error={form.errorOf('applies_to')}
      />
    </ShortForm>
  );
}

function faultsOf(
  over: string,
  unknown: readonly string[],
  applies: readonly ApprovalApplies[],
): SummaryError[] {
  return [
    ...(/^(\d+(\.\d{1,2})?)?$/.test(over) ? [] : [{ name: 'over_amount', message: words.noAmount }]),
    ...(unknown.length > 0
      ? [{ name: 'jurisdictions', message: words.unknownStates(unknown.join(', ')) }]
      : []),
    ...(applies.length === 0 ? [{ name: 'applies_to', message: words.noSubmitter }] : []),
  ];
}
