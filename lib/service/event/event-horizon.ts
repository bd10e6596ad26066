import type { Context } from '#lib/service/context';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Events are available for 30 days; the history of a filing forever. */
export function eventHorizon(ctx: Context): Date {
  return new Date(ctx.now.getTime() - keptMs);
}
