import type { SandboxClock } from '#lib/contract/sandbox';
import type { Context } from '#lib/service/context';

export async function getSandboxClock(ctx: Context): Promise<SandboxClock> {
  const offset = await ctx.parts.credentials.clockOffset(ctx);
  return clockOf(ctx, offset);
}

export function clockOf(ctx: Context, offset: number): SandboxClock {
  return {
    object: 'sandbox_clock',
    now: new Date(ctx.parts.clock().getTime() + offset).toISOString(),
    offset_seconds: Math.round(offset / 1000),
  };
}
