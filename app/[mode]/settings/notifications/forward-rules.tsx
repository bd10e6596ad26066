'use client';

import { useState } from 'react';
import { agentMailWords } from '#components/agent-mail/words.ts';
import { Button } from '#components/ui/button';
import { CheckboxGroup } from '#components/ui/checkbox-group';
import { entriesIn } from '#components/ui/entries-in.ts';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { TextArea } from '#components/ui/text-area';
import { retryAction } from '#lib/actions/retry-action';
import type { AgentMailType } from '#lib/contract/agent-mail';
import type { AgentMailForward } from '#lib/contract/organization';
import type { Mode } from '#lib/contract/scalars';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { updateOrganization } from '../actions.ts';
import { notificationWords as words } from './words.ts';

const TYPES = Object.entries(agentMailWords.types).map(([value, label]) => ({
  value: value as AgentMailType,
  label,
}));

const TYPES_FIELD = 'add_agent_mail_forward/types';
const ADDRESSES_FIELD = 'add_agent_mail_forward/to';

type ForwardRulesProps = { mode: Mode; forwards: readonly AgentMailForward[]; canChange: boolean };

/** The addresses besides members that agent mail is forwarded to. */
export function ForwardRules({ mode, forwards, canChange }: ForwardRulesProps) {
  async function remove(rule: AgentMailForward) {
    const outcome = await retryAction(updateOrganization)(mode, { remove_agent_mail_forward: rule });
    if (outcome.ok) showToast(words.removed);
    else showRefusal(outcome.problem);
  }
  return (
    <div className="space-y-4">
      {forwards.length === 0 ? <p className="text-ink-2">{words.noForwards}</p> : null}
      <ul>
        {forwards.map((rule) => (
          <li
            key={sentenceOf(rule)}
            className="flex items-start justify-between gap-4 border-rule border-b py-2"
          >
            <span className="wrap-anywhere min-w-0">{sentenceOf(rule)}</span>
            {canChange ? (
              <Button size="small" variant="quiet" onClick={() => remove(rule)}>
                {words.remove}
                <span className="sr-only"> {sentenceOf(rule)}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {canChange ? <AddForward mode={mode} /> : <p>{words.onlyAdministrators}</p>}
    </div>
  );
}

function sentenceOf({ types, to }: AgentMailForward): string {
  return words.rule(types.map((type) => agentMailWords.types[type]).join(', '), to.join(', '));
}

function AddForward({ mode }: Pick<ForwardRulesProps, 'mode'>) {
  const [types, setTypes] = useState<AgentMailType[]>(['service_of_process']);
  const [addresses, setAddresses] = useState('');
  const form = useShortForm(
    () => {
      const to = entriesIn(addresses);
      const faults = [
        ...(types.length > 0 ? [] : [{ name: TYPES_FIELD, message: words.noTypes }]),
        ...(to.length > 0 ? [] : [{ name: ADDRESSES_FIELD, message: words.noAddress }]),
      ];
      if (faults.length > 0) return faults;
      return retryAction(updateOrganization)(mode, { add_agent_mail_forward: { types, to } });
    },
    () => {
      // What was typed while the answer was on its way is the next rule.
      setAddresses((now) => (now === addresses ? '' : now));
      showToast(words.added);
    },
  );
  return (
    <ShortForm form={form} submit={words.add}>
      <CheckboxGroup
        name={TYPES_FIELD}
        label={words.types}
        options={TYPES}
        chosen={types}
        onChange={setTypes}
        error={form.errorOf(TYPES_FIELD)}
      />
      <TextArea
        name={ADDRESSES_FIELD}
        label={words.to}
        hint={words.toHint}
        rows={2}
        width="full"
        value={addresses}
        onChange={(event) => setAddresses(event.target.value)}
        error={form.errorOf(ADDRESSES_FIELD)}
      />
    </ShortForm>
  );
}
