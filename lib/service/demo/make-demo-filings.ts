import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Filing } from '#lib/contract/filing';
import { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import type { Mode } from '#lib/contract/scalars';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import { getBusiness } from '#lib/service/business/get-business';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';
import { demoApplication } from '#lib/service/demo/demo-application';
import { type DemoFiling, demoFilings, liveFilings } from '#lib/service/demo/demo-filings';
import { actAs, businessOf, type DemoStage, daysAgo } from '#lib/service/demo/demo-stage';
import { takeDemoStep } from '#lib/service/demo/take-demo-step';
import {
  type DemoDocumentType,
  isDemoDocument,
  uploadDemoDocument,
} from '#lib/service/demo/upload-demo-document';
import { createForeignQualification } from '#lib/service/foreign-qualification/create-foreign-qualification';
import { sentBody } from '#lib/service/submission/sent-body';

type Happening = { days: number; run: () => Promise<void> };

/** Every filing of the demo, made in the order of time, so that ids and lists follow the clock as they would have. */
export async function makeDemoFilings(stage: DemoStage): Promise<void> {
  const happenings = demoFilings.flatMap((filing, at) => happeningsOf(stage, filing, at));
  // A stable sort: what belongs to one filing and one day keeps its order.
  for (const { run } of happenings.toSorted((one, other) => other.days - one.days)) await run();
  for (const [at, filing] of liveFilings.entries()) await submit(stage, filing, at, 'live');
  await standStill(stage);
}

function happeningsOf(stage: DemoStage, filing: DemoFiling, at: number): Happening[] {
  const target = { id: '', caseId: '' };
  const submission = async () => {
    target.id = await submit(stage, filing, at, 'test');
  };
  const steps = filing.steps.map((step, nth) => ({
    days: step.days,
    run: () => takeDemoStep(stage, step, target, at + (nth + 1) * 17),
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
  for (const type of documentsAskedBy(rules))
    documents.push(await uploadDemoDocument(ctx, business, type, 4));
  const body = {
    ...demoApplication({ rules, business, documents, today: civilDateOf(ctx.now), by: stage.people[by] }),
    ...(tier ? { expedited_tier: tier } : {}),
    metadata: { ...business.metadata },
  };
  const request = ForeignQualificationRequest.parse(body);
  const { text } = await createForeignQualification(ctx, request, sentBody(body), randomUUID());
  return (JSON.parse(text) as Filing).id;
}

function documentsAskedBy(rules: JurisdictionRules): DemoDocumentType[] {
  return describeFields(rules, 'foreign_qualification').flatMap(
    ({ type, required, when, document_types }) => {
      const [document] = document_types ?? [];
      return type === 'document' && required && !when && isDemoDocument(document) ? [document] : [];
    },
  );
}

/** The past stays as it was made: nothing of it is moved on by the sandbox until a person moves it. */
async function standStill({ parts, organizationId }: DemoStage): Promise<void> {
  const { db } = parts.database;
  await db.update(filings).set({ next_step_at: null }).where(eq(filings.organization_id, organizationId));
  await db.update(cases).set({ review_at: null }).where(eq(cases.organization_id, organizationId));
}
