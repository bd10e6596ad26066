import { keptDays } from '#lib/contract/lifetimes';
import { dayMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';

/** Older events are shown only in the history of their filing. */
export function eventHorizon(ctx: Context): Date {
  return new Date(ctx.now.getTime() - keptDays * dayMs);
}
