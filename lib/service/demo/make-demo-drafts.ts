import type { PlanChange } from '#lib/contract/plan-draft';
import type { CompanyKey } from '#lib/service/demo/demo-companies';
import { actAs, type By, businessOf, type DemoStage, daysAgo } from '#lib/service/demo/demo-stage';
import { createPlanDraft } from '#lib/service/plan/create-plan-draft';
import { updatePlanDraft } from '#lib/service/plan/update-plan-draft';

type Draft = {
  company: CompanyKey;
  states: string[];
  by: By;
  days: number;
  answers: Record<string, unknown>;
  /** What a colleague added later. */
  later?: { by: By; answers: Record<string, unknown> };
};

const drafts: Draft[] = [
  {
    company: 'sandhill',
    states: ['US-GA'],
    by: 'dana',
    days: 6,
    answers: { purpose: 'Warehousing and last-mile delivery in the Savannah area' },
    later: { by: 'priya', answers: { email: 'office@sandhillcrane.example' } },
  },
  { company: 'prairie', states: ['US-IA'], by: 'priya', days: 3, answers: { phone: '+1 402 555 0122' } },
  {
    company: 'keystone',
    states: ['US-OH', 'US-KY', 'US-WY', 'US-TX', 'US-WI', 'US-MT'],
    by: 'dana',
    days: 1,
    answers: { duration: 'perpetual' },
  },
  { company: 'granite', states: ['US-ME'], by: 'marcus', days: 0, answers: {} },
];

/** Plans that somebody began and has not submitted. */
export async function makeDemoDrafts(stage: DemoStage): Promise<void> {
  for (const { company, states, by, days, answers, later } of drafts) {
    const begun = await createPlanDraft(actAs(stage, by, daysAgo(stage, days)), {
      business_id: businessOf(stage, company),
      jurisdictions: states,
    });
    await write(stage, begun.id, by, daysAgo(stage, days, 9), answers, 1);
    if (later) await write(stage, begun.id, later.by, daysAgo(stage, days - 1, 21), later.answers, 2);
  }
}

async function write(
  stage: DemoStage,
  id: string,
  by: By,
  at: Date,
  answers: Record<string, unknown>,
  base: number,
): Promise<void> {
  const changes: PlanChange[] = Object.entries(answers).map(([field, value]) => ({
    path: `answers/${field}`,
    value,
    base_version: base,
  }));
  if (changes.length > 0) await updatePlanDraft(actAs(stage, by, at), id, { changes });
}
