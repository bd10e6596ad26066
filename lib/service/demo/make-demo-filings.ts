import { eq } from 'drizzle-orm';
import type { Mode } from '#lib/contract/scalars';
import { getBusiness } from '#lib/service/business/get-business';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';
import { type DemoFiling, demoFilings, liveFilings } from '#lib/service/demo/demo-filings';
import { actAs, businessOf, type DemoStage, daysAgo } from '#lib/service/demo/demo-stage';
import { fileFor } from '#lib/service/demo/file-for';
import { takeDemoStep } from '#lib/service/demo/take-demo-step';

type Happening = { days: number; run: () => Promise<void> };

/** Makes every filing of the demo in order of time, so that ids and lists follow the clock. */
export async function makeDemoFilings(stage: DemoStage): Promise<void> {
  const happenings = demoFilings.flatMap((filing, at) => happeningsOf(stage, filing, at));
  // A stable sort: steps of one filing on one day keep their order.
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
  const business = await getBusiness(ctx, businessOf(stage, company, mode));
  return (await fileFor(ctx, { business, state, by: stage.people[by], tier })).id;
}

/** The past stays as it was made: the sandbox advances nothing until a person does. */
async function standStill({ parts, organizationId }: DemoStage): Promise<void> {
  const { db } = parts.database;
  await db.update(filings).set({ next_step_at: null }).where(eq(filings.organization_id, organizationId));
  await db.update(cases).set({ review_at: null }).where(eq(cases.organization_id, organizationId));
}
