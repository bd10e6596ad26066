import type { NeedKind, NeedTotal, OverviewQuery } from '#lib/contract/overview';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { needs } from '#lib/service/overview/needs/needs';

export type NeedTotals = Record<NeedKind, NeedTotal>;

/** For each kind, how much waits and how much of it is snoozed. */
export async function countNeeds(ctx: Context, tx: Tx, query: OverviewQuery): Promise<NeedTotals> {
  const totals: [string, NeedTotal][] = [];
  for (const [kind, need] of Object.entries(needs)) totals.push([kind, await need.count(ctx, tx, query)]);
  return Object.fromEntries(totals) as NeedTotals;
}

/** The number beside "Needs you": a plan waits for nobody else and has no due date, so it is listed but not counted. */
export function needsYou({ drafts: _, ...totals }: NeedTotals): number {
  return Object.values(totals).reduce((sum, { listed }) => sum + listed, 0);
}
