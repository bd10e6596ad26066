'use client';

import { useState } from 'react';
import { feeRangeSum, feeRangeWords } from '#components/fees/fee-range-words.ts';
import { daysOfAll } from '#components/fees/tier-words.ts';
import { stateNames } from '#components/filings/state-name.ts';
import { TilePicker } from '#components/maps/tile-picker';
import { Button } from '#components/ui/button';
import { Disclosure } from '#components/ui/disclosure';
import { ErrorSummary } from '#components/ui/error-summary';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import type { ActionProblem } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { useKeyOfBody } from '../../../use-key-of-body.ts';
import { useOnward } from '../../../use-onward.ts';
import { useSubmission } from '../../../use-submission.ts';
import { addStates, createPlan } from './actions.ts';
import { BlockedStates } from './blocked-states.tsx';
import { type BegunDraft, SecondDraft } from './second-draft.tsx';
import { type StateChoice, tilesOf } from './state-choices.ts';
import { StateList } from './state-list.tsx';
import { TypedStates } from './typed-states.tsx';
import { planStartWords } from './words.ts';

type StatesPickerProps = {
  mode: Mode;
  businessId: string;
  choices: readonly StateChoice[];
  wanted: readonly string[];
  /** The plans of this business that are not submitted. */
  drafts: readonly BegunDraft[];
  /** The plan that they are added to; without it they make a new one. */
  planId: string | undefined;
};

/** One state or many, on the map, from a list, or typed: all three are the same choice. */
export function StatesPicker({ mode, businessId, choices, wanted, drafts, planId }: StatesPickerProps) {
  const onward = useOnward();
  const keyOf = useKeyOfBody();
  const [asking, setAsking] = useState(false);
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => {
    const open = choices.filter(({ code, blocked }) => blocked === null && wanted.includes(code));
    return new Set(open.map(({ code }) => code));
  });
  const chosen = choices.filter(({ code }) => marked.has(code));
  const isMissing = chosen.length === 0;
  const { submit, problem, errors, errorOf, attempt } = useSubmission(
    () =>
      isMissing
        ? [{ message: planStartWords.chooseStates, name: 'typed_states' }]
        : send(chosen.map(({ code }) => code)),
    (path) => {
      onward.push(path);
      return 'leaves';
    },
  );
  const send = (jurisdictions: string[]) => {
    if (planId) return retryAction(addStates)(mode, { id: planId, jurisdictions });
    const body = { business_id: businessId, jurisdictions };
    return retryAction(createPlan)(mode, { ...body, key: keyOf(body) });
  };
  const shown = problem ? [{ message: refusalOf(problem), code: problem.code }] : isMissing ? errors : [];
  const begun = drafts.filter(({ state }) => marked.has(state));

  const toggle = (code: string, on: boolean) =>
    setMarked((known) => {
      const next = new Set(known);
      if (on) next.add(code);
      else next.delete(code);
      return next;
    });
  const start = () => {
    setAsking(false);
    return submit();
  };

  return (
    <Section title={planStartWords.whichStates} description={planStartWords.nextStates}>
      <ErrorSummary errors={shown} attempt={attempt} requestId={problem?.requestId} />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)]">
        <TilePicker
          legend={planStartWords.states}
          hideLegend
          name="states"
          choices={tilesOf(choices)}
          selected={marked}
          onToggle={toggle}
        />
        <div className="min-w-0 max-w-field space-y-4">
          <TypedStates
            choices={choices}
            error={isMissing ? errorOf('typed_states') : undefined}
            onAdd={(codes) => setMarked((known) => new Set([...known, ...codes]))}
          />
          <p role="status" className="min-h-10">
            {sumOf(chosen)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              size="large"
              onClick={() => (begun.length > 0 ? setAsking(true) : start())}
            >
              {planId && chosen.length > 0 ? planStartWords.addThese(chosen.length) : startLabel(chosen)}
            </Button>
            {planId ? (
              <LinkButton size="large" href={paths.plan(mode, planId)}>
                {planStartWords.backToPlan}
              </LinkButton>
            ) : null}
            {chosen.length > 1 ? (
              <Button size="large" onClick={() => setMarked(new Set())}>
                {planStartWords.clearStates}
              </Button>
            ) : null}
          </div>
          {begun.length > 0 ? (
            <SecondDraft
              mode={mode}
              drafts={begun}
              isOpen={asking}
              onClose={() => setAsking(false)}
              onStart={start}
            />
          ) : null}
          <BlockedStates mode={mode} choices={choices} title={planStartWords.notOpenToBusiness} />
        </div>
      </div>
      <div className="mt-4">
        <Disclosure summary={planStartWords.asList}>
          <StateList choices={choices} marked={marked} onToggle={toggle} />
        </Disclosure>
      </div>
    </Section>
  );
}

function refusalOf({ code, detail }: ActionProblem): string {
  return code === 'plan_changed' ? planStartWords.changedMeanwhile : detail;
}

function startLabel(chosen: readonly StateChoice[]): string {
  const [first] = chosen;
  if (!first) return planStartWords.openForm();
  return chosen.length === 1 ? planStartWords.openForm(first.name) : planStartWords.buildPlan(chosen.length);
}

function sumOf(chosen: readonly StateChoice[]): string {
  const [first] = chosen;
  if (!first) return planStartWords.noneChosen;
  if (chosen.length === 1) return `${first.name}: ${first.facts}`;
  const fee = feeRangeWords(feeRangeSum(chosen.map((one) => one.fee)));
  const needing = chosen.filter(({ needsDocument }) => needsDocument).length;
  const names = stateNames(chosen.map(({ code }) => code));
  return [
    planStartWords.chosenStates(chosen.length, names, fee, daysOfAll(chosen)),
    ...(needing > 0 ? [planStartWords.needDocuments(needing)] : []),
  ].join(' ');
}
