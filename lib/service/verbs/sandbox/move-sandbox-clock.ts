import type { MoveSandboxClockRequest, SandboxClock } from '#lib/contract/sandbox';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { invalid } from '#lib/service/errors';
import { enqueueDueSandboxWork } from '#lib/service/sandbox/enqueue-due-sandbox-work';
import { audit } from '#lib/service/verbs/record-event';
import { clockOf } from '#lib/service/verbs/sandbox/get-sandbox-clock';

/** Moves the organization's test time forward, and with it everything that becomes due. */
export async function moveSandboxClock(ctx: Context, asked: MoveSandboxClockRequest): Promise<SandboxClock> {
  const ahead = asked.advance_seconds
    ? asked.advance_seconds * 1000
    : new Date(asked.now ?? ctx.now).getTime() - ctx.now.getTime();
  if (ahead <= 0) {
    const detail = `Test time is ${ctx.now.toISOString()} and never moves back.`;
    throw invalid([{ pointer: '/now', code: 'in_the_past', detail }]);
  }
  await withTenant(ctx, (tx) => audit(ctx, tx, 'sandbox_clock.moved', 'organization', ctx.organizationId));
  const [row] = await ctx.parts.database.query(
    'update organizations set test_clock_offset_ms = test_clock_offset_ms + $2 where id = $1 returning test_clock_offset_ms',
    [ctx.organizationId, ahead],
  );
  await ctx.parts.credentials.announce();
  await enqueueDueSandboxWork(ctx.parts, ctx.organizationId);
  return clockOf(ctx, Number(row?.test_clock_offset_ms ?? 0));
}
