'use client';

import { useState } from 'react';
import type { TileChoice } from '#components/maps/tile-picker';
import { TilePicker } from '#components/maps/tile-picker';
import { Button } from '#components/ui/button';
import { ErrorSummary } from '#components/ui/error-summary';
import { Section } from '#components/ui/section';
import { Select } from '#components/ui/select';
import type { ActionProblem } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { planStartWords } from '../words.ts';
import { createPlan } from './actions.ts';
import { BlockedStates } from './blocked-states.tsx';
import { type BegunDraft, SecondDraft } from './second-draft.tsx';
import type { StateChoice } from './state-choices.ts';

type StatePickerProps = {
  mode: Mode;
  /** Null to form a new LLC. */
  businessId: string | null;
  choices: readonly StateChoice[];
  wanted: string | null;
  /** The drafts of this business that are not sent. */
  drafts?: readonly BegunDraft[];
};

/** One state, by the map or by the list: both are the same choice. */
export function StatePicker({ mode, businessId, choices, wanted, drafts = [] }: StatePickerProps) {
  const open = choices.find(({ code, blocked }) => code === wanted && blocked === null);
  const [chosen, setChosen] = useState(open?.code ?? '');
  const [attempt, setAttempt] = useState(0);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ActionProblem | null>(null);
  const choice = choices.find(({ code }) => code === chosen);
  const missing = attempt > 0 && !choice ? planStartWords.chooseState : undefined;
  const tiles = Object.fromEntries(choices.map(({ code, ...one }) => [code, tileOf(one)]));

  const begun = drafts.find(({ state }) => state === chosen);

  function press() {
    if (begun) setAsking(true);
    else return start();
  }

  async function start() {
    setAsking(false);
    setAttempt((count) => count + 1);
    setRefusal(null);
    if (!choice) return;
    const jurisdictions = [choice.code];
    const outcome = await retryAction(createPlan)(
      mode,
      businessId === null ? { type: 'formation', jurisdictions } : { business_id: businessId, jurisdictions },
    );
    if (outcome && !outcome.ok) setRefusal(outcome.problem);
  }

  const errors = [
    ...(missing ? [{ message: missing, name: 'state' }] : []),
    ...(refusal ? [{ message: refusal.detail, code: refusal.code }] : []),
  ];
  return (
    <Section
      title={planStartWords.whichState}
      first={businessId === null}
      description={businessId === null ? planStartWords.homeState : planStartWords.nextState}
    >
      <ErrorSummary errors={errors} attempt={attempt} requestId={refusal?.requestId} />
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
