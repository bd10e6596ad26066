'use client';

import { useState } from 'react';
import { TilePicker } from '#components/maps/tile-picker';
import { Button } from '#components/ui/button';
import { ErrorSummary } from '#components/ui/error-summary';
import { Section } from '#components/ui/section';
import { Select } from '#components/ui/select';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { useOnward } from '../../../use-onward.ts';
import { useSubmission } from '../../../use-submission.ts';
import { createFormationPlan } from '../../plans/new/actions.ts';
import { BlockedStates } from '../../plans/new/blocked-states.tsx';
import { type StateChoice, tilesOf } from '../../plans/new/state-choices.ts';
import { planStartWords } from '../../plans/new/words.ts';

type StatePickerProps = { mode: Mode; choices: readonly StateChoice[]; wanted: string | null };

/** One state, by the map or by the list: both are the same choice. */
export function StatePicker({ mode, choices, wanted }: StatePickerProps) {
  const onward = useOnward();
  const open = choices.find(({ code, blocked }) => code === wanted && blocked === null);
  const [chosen, setChosen] = useState(open?.code ?? '');
  const choice = choices.find(({ code }) => code === chosen);
  const { submit, problem, errors, errorOf, attempt } = useSubmission(
    () =>
      choice
        ? retryAction(createFormationPlan)(mode, { jurisdiction: choice.code })
        : [{ message: planStartWords.chooseState, name: 'state' }],
    (path) => {
      onward.push(path);
      return 'leaves';
    },
  );
  const missing = choice ? undefined : errorOf('state');
  const shown = problem ? [{ message: problem.detail, code: problem.code }] : choice ? [] : errors;

  return (
    <Section title={planStartWords.whichState} first description={planStartWords.homeState}>
      <ErrorSummary errors={shown} attempt={attempt} requestId={problem?.requestId} />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)]">
        <TilePicker
          legend={planStartWords.states}
          hideLegend
          name="states"
          choices={tilesOf(choices)}
          selected={new Set(chosen ? [chosen] : [])}
          onToggle={(code, on) => setChosen(on ? code : '')}
        />
        <div className="min-w-0 max-w-field space-y-4">
          <Select
            name="state"
            label={planStartWords.state}
            emptyLabel={planStartWords.emptyState}
            {...(missing && { error: missing })}
            value={chosen}
            options={choices.map(({ code, name, blocked }) => ({
              value: code,
              label: blocked ? `${name} (${blocked})` : name,
              disabled: blocked !== null,
            }))}
            onChange={(event) => setChosen(event.target.value)}
          />
          <p role="status" className="min-h-10 text-ink-2">
            {choice ? `${choice.name}: ${choice.facts}` : ''}
          </p>
          <Button variant="primary" size="large" onClick={submit}>
            {planStartWords.openForm(choice?.name)}
          </Button>
          <BlockedStates mode={mode} choices={choices} title={planStartWords.notOpen} />
        </div>
      </div>
    </Section>
  );
}
