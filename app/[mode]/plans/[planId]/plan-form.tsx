'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { SaveLine } from '#components/drafts/save-line';
import { feeAnswers } from '#components/fees/fee-answers.ts';
import { TierPicker } from '#components/fees/tier-picker';
import { stateName } from '#components/filings/state-name.ts';
import { AnswerForm } from '#components/forms/answer-form';
import { focusAnswer } from '#components/forms/focus-answer.ts';
import { changesOfAnswer, pathOfTier, pathOfVisit } from '#components/plans/plan-path.ts';
import { refusedAnswers } from '#components/plans/refused-answers.ts';
import { TaskList } from '#components/plans/task-list';
import { Button } from '#components/ui/button';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { answersOfState } from '#lib/rules/plan/assemble-submission';
import { planFormWords } from '../words.ts';
import { AboutFiling } from './about-filing.tsx';
import { FeePanel } from './fee-panel.tsx';
import type { LoadedPlan } from './load-plan.ts';
import { planNotes } from './plan-notes.tsx';
import { formFields, planSections, sectionTasks } from './plan-sections.ts';
import { useFaults } from './use-faults.ts';
import { useFee } from './use-fee.ts';
import { usePlan } from './use-plan.ts';

type PlanFormProps = {
  mode: Mode;
  loaded: LoadedPlan;
  /** The person comes back from the review to correct what it found. */
  showFaults: boolean;
};

export function PlanForm({ mode, loaded, showFaults }: PlanFormProps) {
  const { business, requirement, today } = loaded;
  const { jurisdiction } = loaded.state;
  const router = useRouter();
  const { store, draft: plan, conflicts, status, remote } = usePlan(mode, loaded.plan);
  const [documents, setDocuments] = useState(loaded.documents);
  const state = plan.states.find((one) => one.jurisdiction === jurisdiction) ?? loaded.state;
  const fields = useMemo(
    () => formFields(requirement, today, business?.formation_date ?? null),
    [requirement, today, business],
  );
  const values = useMemo(() => answersOfState(plan, state, requirement), [plan, state, requirement]);
  const setting = {
    mode,
    today,
    jurisdiction,
    contacts: loaded.contacts,
    ...(business
      ? {
          businessId: business.id,
          homeJurisdiction: business.formation_jurisdiction,
          owners: business.owners,
        }
      : { homeJurisdiction: jurisdiction, documentOwners: loaded.documentOwners }),
    documents,
    onUploaded: (document: (typeof documents)[number]) => setDocuments((known) => [document, ...known]),
  };
  const { counted, lacks } = feeAnswers(fields, values, setting, requirement.prefill);
  const fee = useFee({
    ...{ mode, jurisdiction, counted },
    businessId: business?.id ?? null,
    tier: state.expedited_tier,
  });
  // What a tier costs in all is not said either while a sum would rest on a wrong answer.
  const quoted = lacks.length > 0 ? undefined : fee.data;
  const changesOf = (name: string, value: unknown) => {
    const field = requirement.fields.find((one) => one.name === name);
    return changesOfAnswer(field ?? { name, common: false }, jurisdiction, value);
  };
  const faults = useFaults(mode, loaded, showFaults);
  const refused = useMemo(
    () =>
      showFaults ? refusedAnswers(faults, answersOfState(loaded.plan, loaded.state, requirement)) : null,
    [showFaults, faults, loaded, requirement],
  );
  const tasks = sectionTasks({ fields, values, setting, plan, jurisdiction, refused });
  const name = stateName(jurisdiction);
  const fieldLabel = (wanted: string) => fields.find((field) => field.name === wanted)?.label ?? wanted;

  return (
    <div className="grid gap-x-8 gap-y-6 min-[1200px]:grid-cols-[minmax(0,680px)_320px]">
      <div className="min-w-0 min-[1200px]:col-start-2 min-[1200px]:row-start-1">
        <div className="space-y-6 min-[1200px]:sticky min-[1200px]:top-(--sticky-top) min-[1200px]:max-h-[calc(100dvh-var(--sticky-top))] min-[1200px]:overflow-y-auto min-[1200px]:py-1">
          <TaskList tasks={tasks} />
          <FeePanel {...{ fee, name, fieldLabel, lacks }} />
          <AboutFiling requirement={requirement} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it notes where focus has been, nothing can be pressed */}
      <div
        className="min-w-0 max-w-form min-[1200px]:col-start-1 min-[1200px]:row-start-1"
        onFocus={(event) => {
          const section = event.target.closest('section')?.id;
          if (!section || !tasks.some(({ id, visit }) => id === section && visit === null)) return;
          store.change(pathOfVisit(section, jurisdiction), true);
        }}
      >
        <AnswerForm
          fields={fields}
          values={values}
          problems={faults}
          setting={setting}
          sections={planSections(fields, {
            ...(business === null && {
              ein: <p className="text-ink-2 text-small">{planFormWords.taxIdLater}</p>,
            }),
            timing: (
              <TierPicker
                name="expedited_tier"
                tiers={quoted?.expedited_tiers ?? requirement.expedited_tiers}
                standard={requirement.standard_processing}
                office={requirement.office.name}
                value={state.expedited_tier}
                onChange={(tier) => store.change(pathOfTier(jurisdiction), tier)}
              />
            ),
          })}
          notes={planNotes({ mode, store, plan, fields, requirement, conflicts, jurisdiction })}
          onChange={(field, value) => {
            for (const [path, written] of changesOf(field, value)) store.change(path, written);
          }}
          onBlur={() => void store.flush()}
          onSubmit={async () => {
            if (await store.flush()) return router.push(paths.planReview(mode, plan.id));
            const [open] = Object.keys(store.state().conflicts);
            if (open) focusAnswer(open.split('/').at(-1) ?? open);
          }}
        >
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-ink border-t-2 pt-4">
            <Button type="submit" variant="primary" size="large">
              {planFormWords.review}
            </Button>
            <SaveLine
              status={status}
              remote={remote}
              conflicts={conflicts}
              label={(path) => fieldLabel(path.split('/').at(-1) ?? path)}
              signInHref={paths.signIn(paths.plan(mode, plan.id))}
            />
          </div>
        </AnswerForm>
      </div>
    </div>
  );
}
