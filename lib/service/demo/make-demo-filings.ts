import { randomUUID } from 'node:crypto';
import type { Filing } from '#lib/contract/filing';
import { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import type { Mode } from '#lib/contract/scalars';
import { civilDateOf } from '#lib/domain/civil-date';
import { describeFields } from '#lib/domain/requirement/describe-fields';
import type { DocumentOnFile } from '#lib/domain/requirement/document-on-file';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { demoApplication } from '#lib/service/demo/demo-application';
import { type DemoFiling, demoFilings, liveFilings } from '#lib/service/demo/demo-filings';
import { actAs, businessOf, type DemoStage, daysAgo } from '#lib/service/demo/demo-stage';
import { takeDemoStep } from '#lib/service/demo/take-demo-step';
import { type DemoPaperType, isDemoPaper, uploadDemoPaper } from '#lib/service/demo/upload-demo-paper';
import { getBusiness } from '#lib/service/verbs/business/get-business';
import { createForeignQualification } from '#lib/service/verbs/foreign-qualification/create-foreign-qualification';

type Happening = { days: number; run: () => Promise<void> };

/** Every filing of the demo, told in the order of time, so that ids and lists follow the clock as they would have. */
export async function makeDemoFilings(stage: DemoStage): Promise<void> {
  const happenings = demoFilings.flatMap((filing, at) => happeningsOf(stage, filing, at));
  // A stable sort: what belongs to one filing and one day keeps its order.
  for (const { run } of happenings.toSorted((one, other) => other.days - one.days)) await run();
  for (const [at, filing] of liveFilings.entries()) await submit(stage, filing, at, 'live');
  await standStill(stage);
}

function happeningsOf(stage: DemoStage, filing: DemoFiling, at: number): Happening[] {
  const told = { id: '', caseId: '' };
  const submission = async () => {
    told.id = await submit(stage, filing, at, 'test');
  };
  const steps = filing.steps.map((step, nth) => ({
    days: step.days,
    run: () => takeDemoStep(stage, step, told, at + (nth + 1) * 17),
  }));
  return [{ days: filing.days, run: submission }, ...steps];
}

async function submit(stage: DemoStage, filing: DemoFiling, minute: number, mode: Mode): Promise<string> {
  const { company, state, by, days, tier } = filing;
  const ctx = actAs(stage, by, daysAgo(stage, days, minute), mode);
  const rules = stage.parts.jurisdictions.get(state);
  if (!rules) throw new Error(`The demo files in ${state}, which is not known here.`);
  const business = await getBusiness(ctx, businessOf(stage, company, mode));
  const documents: DocumentOnFile[] = [];
  for (const type of papersAsked(rules)) documents.push(await uploadDemoPaper(ctx, business, type, 4));
  const body = {
    ...demoApplication({ rules, business, documents, today: civilDateOf(ctx.now), by: stage.people[by] }),
    ...(tier ? { expedited_tier: tier } : {}),
    metadata: { ...business.metadata },
  };
  const request = ForeignQualificationRequest.parse(body);
  const { text } = await createForeignQualification(ctx, request, body, randomUUID());
  return (JSON.parse(text) as Filing).id;
}

function papersAsked(rules: JurisdictionRules): DemoPaperType[] {
  return describeFields(rules, 'foreign_qualification').flatMap(
    ({ type, required, when, document_types }) => {
      const [paper] = document_types ?? [];
      return type === 'document' && required && !when && isDemoPaper(paper) ? [paper] : [];
    },
  );
}

/** The past stays as it was told: nothing of it is moved on by the sandbox until a person moves it. */
async function standStill({ parts, organizationId }: DemoStage): Promise<void> {
  await parts.database.query('update filings set next_step_at = null where organization_id = $1', [
    organizationId,
  ]);
  await parts.database.query('update cases set review_at = null where organization_id = $1', [
    organizationId,
  ]);
}
