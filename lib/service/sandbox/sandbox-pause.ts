import type { Context } from '#lib/service/context';

/** When the sandbox acts next: `at` in the organization's test time, `startAfter` in real time, which jobs use. */
export function sandboxPause(ctx: Context): { at: Date; startAfter: Date } {
  const pause = ctx.parts.env.SANDBOX_STEP_SECONDS * 1000;
  return {
    at: new Date(ctx.now.getTime() + pause),
    startAfter: new Date(ctx.parts.clock().getTime() + pause),
  };
}
