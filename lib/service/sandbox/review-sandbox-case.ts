import type { Case } from '#lib/contract/case';
import { lockCase } from '#lib/service/case/lock-case';
import { reviewCase, type Verdict } from '#lib/service/case/review-case';
import type { Context, Parts } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';

/** Reviews a test case at once. */
export function reviewSandboxCase(ctx: Context, id: string, verdict: Verdict): Promise<Case> {
  return withTenant(ctx, async (tx) => reviewCase(ctx, tx, await lockCase(ctx, tx, id), verdict));
}

/** Resolves a test case whose review is due; otherwise does nothing, so that a job may run twice. */
export async function reviewSandboxCaseJob(
  parts: Parts,
  { organization_id, case_id }: JobPayloads['review-sandbox-case'],
): Promise<void> {
  const ctx = await sandboxContext(parts, organization_id);
  await withTenant(ctx, async (tx) => {
    const locked = await lockCase(ctx, tx, case_id);
    const { status, review_at } = locked.row;
    if (status !== 'under_review' || review_at === null || review_at > ctx.now) return;
    await reviewCase(ctx, tx, locked, { outcome: 'resolved' });
  });
}
