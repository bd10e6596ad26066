'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { TileChoice } from '#components/maps/tile-picker';
import { TilePicker } from '#components/maps/tile-picker';
import { Button } from '#components/ui/button';
import { ErrorSummary } from '#components/ui/error-summary';
import { Section } from '#components/ui/section';
import { Select } from '#components/ui/select';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { useSubmission } from '../../../use-submission.ts';
import { planStartWords } from '../words.ts';
import { createPlanDraft } from './actions.ts';
import { BlockedStates } from './blocked-states.tsx';
import { type BegunDraft, SecondDraft } from './second-draft.tsx';
import type { StateChoice } from './state-choices.ts';

type StatePickerProps = {
  mode: Mode;
  /** Null to form a new LLC. */
  businessId: string | null;
  choices: readonly StateChoice[];
  wanted: string | null;
  /** The plans of this business that are not submitted. */
  drafts?: readonly BegunDraft[];
};

/** One state, by the map or by the list: both are the same choice. */
export function StatePicker({ mode, businessId, choices, wanted, drafts = [] }: StatePickerProps) {
  const router = useRouter();
  const open = choices.find(({ code, blocked }) => code === wanted && blocked === null);
  const [chosen, setChosen] = useState(open?.code ?? '');
  const [asking, setAsking] = useState(false);
  const choice = choices.find(({ code }) => code === chosen);
  const { submit, problem, errors, errorOf, attempt } = useSubmission(
    async () => {
      if (!choice) return [{ message: planStartWords.chooseState, name: 'state' }];
      const jurisdictions = [choice.code];
      return retryAction(createPlanDraft)(
        mode,
        businessId === null
          ? { type: 'formation', jurisdictions }
          : { business_id: businessId, jurisdictions },
      );
    },
    (path) => {
      router.push(path);
      return 'leaves';
    },
  );
  const missing = choice ? undefined : errorOf('state');
  const shown = problem ? [{ message: problem.detail, code: problem.code }] : choice ? [] : errors;
  const tiles = Object.fromEntries(choices.map(({ code, ...one }) => [code, tileOf(one)]));

  const begun = drafts.find(({ state }) => state === chosen);

  function press() {
    if (begun) setAsking(true);
    else return start();
  }

  function start() {
    setAsking(false);
    return submit();
  }

  return (
    <Section
      title={planStartWords.whichState}
      first={businessId === null}
      description={businessId === null ? planStartWords.homeState : planStartWords.nextState}
    >
      <ErrorSummary errors={shown} attempt={attempt} requestId={problem?.requestId} />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)]">
        <TilePicker
          legend={planStartWords.states}
          hideLegend
          name="states"
          choices={tiles}
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
          <Button variant="primary" size="large" onClick={press}>
            {planStartWords.openForm(choice?.name)}
          </Button>
          {begun && choice ? (
            <SecondDraft
              mode={mode}
              draft={begun}
              stateName={choice.name}
              isOpen={asking}
              onClose={() => setAsking(false)}
              onStart={start}
            />
          ) : null}
          <BlockedStates
            mode={mode}
            choices={choices}
            title={businessId === null ? planStartWords.notOpen : planStartWords.notOpenToBusiness}
          />
        </div>
      </div>
    </Section>
  );
}

function tileOf({ blocked, home, facts }: Omit<StateChoice, 'code'>): TileChoice {
  return { ...(blocked ? { blocked } : { note: facts }), ...(home && { home }) };
}
