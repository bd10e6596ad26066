import type { FieldSpec } from '#lib/contract/case';
import { dayMs } from '#lib/rules/calendar/durations';
import { respondToCase } from '#lib/service/case/respond-to-case';
import type { DemoStep } from '#lib/service/demo/demo-filings';
import { actAs, type DemoStage, daysAgo } from '#lib/service/demo/demo-stage';
import { cancelFiling } from '#lib/service/filing/cancel-filing';
import { advanceSandboxFiling } from '#lib/service/sandbox/advance-sandbox-filing';
import { openSandboxCase } from '#lib/service/sandbox/open-sandbox-case';
import { reviewSandboxCase } from '#lib/service/sandbox/review-sandbox-case';

const questions: Record<'people' | 'county', { summary: string; fields: FieldSpec[] }> = {
  people: {
    summary: 'Governing persons: the names are incomplete',
    fields: [
      {
        name: 'governing_persons',
        type: 'list',
        description: 'Every member or manager with the full name',
        required: true,
      },
      {
        name: 'signed_by_all',
        type: 'boolean',
        description: 'Have all of them signed the operating agreement?',
        required: true,
      },
    ],
  },
  county: {
    summary: 'The county of the principal office is missing',
    fields: [
      {
        name: 'county',
        type: 'string',
        description: 'County of the principal office',
        required: true,
        example: 'New Castle',
      },
    ],
  },
};

/** One step of a filing, on its day. `target` remembers the case that was opened last. */
export async function takeDemoStep(
  stage: DemoStage,
  step: DemoStep,
  target: { id: string; caseId: string },
  minute: number,
): Promise<void> {
  const now = daysAgo(stage, step.days, minute);
  const sandbox = actAs(stage, 'sandbox', now);
  switch (step.does) {
    case 'advance':
      await advanceSandboxFiling(sandbox, target.id);
      return;
    case 'ask': {
      const due_at = endOfDay(new Date(stage.now.getTime() + step.dueIn * dayMs)).toISOString();
      const question = step.about ? questions[step.about] : {};
      const opened = await openSandboxCase(sandbox, target.id, { kind: step.kind, due_at, ...question });
      target.caseId = opened.id;
      return;
    }
    case 'answer':
      await respondToCase(actAs(stage, step.by, now), target.caseId, step.response);
      return;
    case 'review':
      await reviewSandboxCase(sandbox, target.caseId, step);
      return;
    case 'cancel':
      await cancelFiling(actAs(stage, step.by, now), target.id, step.reason);
  }
}

function endOfDay(moment: Date): Date {
  const end = new Date(moment);
  end.setUTCHours(22, 0, 0, 0);
  return end;
}
