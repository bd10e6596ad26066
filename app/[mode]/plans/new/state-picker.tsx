'use client';

import { useState } from 'react';
import type { TileChoice } from '#components/maps/tile-picker';
import { TilePicker } from '#components/maps/tile-picker';
import { Button } from '#components/ui/button';
import { ErrorSummary } from '#components/ui/error-summary';
import { Section } from '#components/ui/section';
import { Select } from '#components/ui/select';
import type { ActionProblem } from '#lib/actions/action-result';
import { patiently } from '#lib/actions/patiently';
import type { Mode } from '#lib/contract/scalars';
import { createPlan } from './actions.ts';
import { BlockedStates } from './blocked-states.tsx';
import type { StateChoice } from './state-choices.ts';

type StatePickerProps = {
  mode: Mode;
  /** Null to form a new LLC. */
  businessId: string | null;
  choices: readonly StateChoice[];
  wanted: string | null;
};

/** One state, by the map or by the list: both are the same choice. */
export function StatePicker({ mode, businessId, choices, wanted }: StatePickerProps) {
  const open = choices.find(({ code, blocked }) => code === wanted && blocked === null);
  const [chosen, setChosen] = useState(open?.code ?? '');
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<ActionProblem | null>(null);
  const choice = choices.find(({ code }) => code === chosen);
  const missing = attempt > 0 && !choice ? 'Choose a state.' : undefined;
  const tiles = Object.fromEntries(choices.map(({ code, ...one }) => [code, tileOf(one)]));

  async function start() {
    setAttempt((count) => count + 1);
    setRefusal(null);
    if (!choice) return;
    const jurisdictions = [choice.code];
    const outcome = await patiently(createPlan)(
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
      title="Which state?"
      first={businessId === null}
      description={
        businessId === null
          ? 'Where the LLC is to be formed: its home state.'
          : 'Where the business is to be registered next.'
      }
    >
      <ErrorSummary errors={errors} attempt={attempt} requestId={refusal?.requestId} />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)]">
        <TilePicker
          legend="States"
          hideLegend
          name="states"
          choices={tiles}
          selected={new Set(chosen ? [chosen] : [])}
          onToggle={(code, on) => setChosen(on ? code : '')}
        />
        <div className="min-w-0 max-w-field space-y-4">
          <Select
            name="state"
            label="State"
            emptyLabel="Choose a state"
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
          <Button variant="primary" size="large" onClick={start}>
            Open the form{choice ? ` of ${choice.name}` : ''}
          </Button>
          <BlockedStates
            mode={mode}
            choices={choices}
            title={businessId === null ? 'Not open yet' : 'Not open to this business'}
          />
        </div>
      </div>
    </Section>
  );
}

function tileOf({ blocked, home, facts }: Omit<StateChoice, 'code'>): TileChoice {
  return { ...(blocked ? { blocked } : { note: facts }), ...(home && { home }) };
}
