import { eq } from 'drizzle-orm';
import type { MoveSandboxClockRequest, SandboxClock } from '#lib/contract/sandbox';
import { dayMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import { organizations } from '#lib/service/db/schema/organizations';
import { invalid, notFound } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { sweepOrganization } from '#lib/service/jobs/sweep';
import { clockOf } from '#lib/service/sandbox/get-sandbox-clock';

const yearMs = 365.25 * dayMs;
const mostYears = 100;

/** Moves the organization's test time forward, and runs everything that becomes due. */
export async function moveSandboxClock(ctx: Context, asked: MoveSandboxClockRequest): Promise<SandboxClock> {
  // Keys and clocks are not in any tenant's policies, so this uses the service's own transaction.
  const offset = await ctx.parts.database.transaction(async (tx) => {
    const own = eq(organizations.id, ctx.organizationId);
    const [row] = await tx.select().from(organizations).where(own).for('update');
    if (!row) throw notFound('organization');
    const moved = movedOffset(ctx, row.test_clock_offset_ms, asked);
    await tx.update(organizations).set({ test_clock_offset_ms: moved }).where(own);
    await audit(ctx, tx, 'sandbox_clock.moved', 'organization', ctx.organizationId, {
      before: { ahead_seconds: row.test_clock_offset_ms / 1000 },
      after: { ahead_seconds: moved / 1000 },
    });
    return moved;
  });
  await ctx.parts.credentials.announce();
  await sweepOrganization(ctx.parts, ctx.organizationId);
  return clockOf(ctx, offset);
}

/** In milliseconds ahead of real time. Of two requests to move to the same moment, the second fails. */
function movedOffset(
  ctx: Context,
  offset: number,
  { advance_seconds, now }: MoveSandboxClockRequest,
): number {
  const real = ctx.parts.clock().getTime();
  const moved = now === undefined ? offset + (advance_seconds ?? 0) * 1000 : Date.parse(now) - real;
  const pointer = now === undefined ? '/advance_seconds' : '/now';
  if (moved <= offset) {
    const detail = `Test time is ${new Date(real + offset).toISOString()} and never moves back.`;
    throw invalid([{ pointer, code: 'in_the_past', detail }]);
  }
  if (moved > mostYears * yearMs) {
    const detail = `Test time may be at most ${mostYears} years ahead of real time.`;
    throw invalid([{ pointer, code: 'too_far', detail }]);
  }
  return moved;
}
