'use client';

import { useMemo, useState } from 'react';
import { SaveLine } from '#components/drafts/save-line';
import { feeAnswers } from '#components/fees/fee-answers.ts';
import { stateName } from '#components/filings/state-name.ts';
import { AnswerForm } from '#components/forms/answer-form';
import { focusAnswer } from '#components/forms/focus-answer.ts';
import { FormBar } from '#components/forms/form-bar';
import { useAnswerFaults } from '#components/forms/form-checks.ts';
import { changesOfAnswer, pathOfTier } from '#components/plans/plan-path.ts';
import { RulesNewsNotice } from '#components/plans/rules-news-notice';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import { Skeleton } from '#components/ui/skeleton';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { answersOfState } from '#lib/rules/plan/assemble-submission';
import { useOnward } from '../../../use-onward.ts';
import { AboutFiling } from './about-filing.tsx';
import { einOffers } from './ein-person.ts';
import { FeeTotal } from './fee-total.tsx';
import { formSetting } from './form-setting.ts';
import type { KnownForm } from './load-form.ts';
import type { LoadedPlan } from './load-plan.ts';
import { planNotes } from './plan-notes.tsx';
import { formFields, planSections } from './plan-sections.ts';
import { processingChoice } from './processing-choice.tsx';
import { useFaults } from './use-faults.ts';
import { useFee } from './use-fee.ts';
import { usePlan } from './use-plan.ts';
import { planFormWords } from './words.ts';

// How the sum comes about is loaded with the press that asks for it.
const FeePanel = onDemand(
  async () => (await import('./fee-panel.tsx')).FeePanel,
  <Skeleton label={planFormWords.fee} lines={4} size="row" />,
);

type PlanFormProps = {
  mode: Mode;
  loaded: LoadedPlan;
  known: KnownForm;
  /** The person comes back from the review to correct what it found. */
  showFaults: boolean;
};

export function PlanForm({ mode, loaded, known, showFaults }: PlanFormProps) {
  const { business, requirement } = loaded;
  const { jurisdiction } = loaded.state;
  const onward = useOnward();
  const { store, draft: plan, conflicts, status, remote, lost } = usePlan(mode, loaded.plan);
  const [documents, setDocuments] = useState(loaded.documents);
  const state = plan.states.find((one) => one.jurisdiction === jurisdiction) ?? loaded.state;
  const fields = useMemo(() => formFields(loaded), [loaded]);
  const values = useMemo(() => answersOfState(plan, state, requirement), [plan, state, requirement]);
  const checked = useMemo(
    () => answersOfState(loaded.plan, loaded.state, requirement),
    [loaded, requirement],
  );
  const setting = {
    ...formSetting(mode, loaded, values),
    documents,
    onUploaded: (document: (typeof documents)[number]) => setDocuments((known) => [document, ...known]),
  };
  const faults = useAnswerFaults(fields, values, setting, known.faults);
  const { counted, lacks } = feeAnswers(fields, values, faults, requirement.prefill);
  const fee = useFee(mode, loaded, { tier: state.expedited_tier, answers: counted }, known.fee);
  // The total of a tier is not shown either while a sum would depend on an invalid answer.
  const quoted = lacks.length > 0 ? undefined : fee.data;
  const changesOf = (name: string, value: unknown) => {
    const field = requirement.fields.find((one) => one.name === name);
    return changesOfAnswer(field ?? { name, common: false }, jurisdiction, value);
  };
  const problems = useFaults(mode, loaded, showFaults);
  const name = stateName(jurisdiction);
  const fieldLabel = (wanted: string) => fields.find((field) => field.name === wanted)?.label ?? wanted;

  const processing = processingChoice({
    ...{ requirement, quoted, observed: loaded.observed },
    tier: state.expedited_tier,
    onChange: (tier) => store.change(pathOfTier(jurisdiction), tier),
  });

  const notes = planNotes({ store, plan, fields, requirement, conflicts, jurisdiction });
  if (business === null) {
    const offers = einOffers(fields, values, (field, value) => store.change(`answers/${field}`, value));
    notes.ein_first_name = { ...notes.ein_first_name, offers };
  }

  return (
    <>
      <RulesNewsNotice {...{ mode, store }} draft={plan} news={[loaded.news]} />
      <AnswerForm
        fields={fields}
        values={values}
        problems={problems}
        checked={checked}
        setting={setting}
        sections={planSections(fields, processing)}
        notes={notes}
        onChange={(field, value) => {
          for (const [path, written] of changesOf(field, value)) store.change(path, written);
        }}
        onBlur={() => void store.flush()}
        onSubmit={async () => {
          if (await store.flush()) {
            // Without a connection, as the page says at its top, the browser would put its own error page here.
            if (navigator.onLine) onward.push(paths.planReview(mode, plan.id));
            return;
          }
          const [open] = Object.keys(store.state().conflicts);
          if (open) focusAnswer(open.split('/').at(-1) ?? open);
        }}
        fold={{
          faults,
          title: (count) => planFormWords.missing(count, name),
          bar: (open, goTo) => (
            <FormBar
              {...{ mode, open, goTo }}
              saved={
                <SaveLine
                  {...{ status, remote, conflicts, lost }}
                  label={(path) => fieldLabel(path.split('/').at(-1) ?? path)}
                />
              }
              fee={{
                total: <FeeTotal {...{ fee, lacks }} />,
                ledger: <FeePanel {...{ fee, name, fieldLabel, lacks }} />,
              }}
            >
              <Button type="submit" variant="primary">
                {planFormWords.review}
              </Button>
            </FormBar>
          ),
          about: <AboutFiling requirement={requirement} />,
        }}
      />
    </>
  );
}
