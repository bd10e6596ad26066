import type { Mode } from '#lib/contract/scalars';
import { dayMs, minuteMs } from '#lib/rules/calendar/durations';
import type { Context, Parts } from '#lib/service/context';
import type { CompanyKey } from '#lib/service/demo/demo-companies';
import { demoContext } from '#lib/service/demo/demo-context';
import type { DemoPeople } from '#lib/service/demo/demo-people';

/** What the makers of the demo share. */
export type DemoStage = {
  parts: Parts;
  organizationId: string;
  people: DemoPeople;
  /** The time at which the demo is made; its past is counted back from here. */
  now: Date;
  /** Ids of the home businesses in each mode. */
  businesses: Record<Mode, Map<CompanyKey, string>>;
};

export type By = keyof DemoPeople | 'service' | 'sandbox';

/** A time so many days before the demo was made, on a working day and during its hours (UTC); `minute` shifts it. */
export function daysAgo(stage: DemoStage, days: number, minute = 0): Date {
  const day = new Date(stage.now.getTime() - days * dayMs);
  const weekend = [2, 0, 0, 0, 0, 0, 1][day.getUTCDay()] ?? 0;
  day.setUTCDate(day.getUTCDate() - weekend);
  day.setUTCHours(14, 12 + minute, 31, 0);
  // Events of today must be before now.
  return day < stage.now ? day : new Date(stage.now.getTime() - minuteMs);
}

export function actAs(stage: DemoStage, by: By, now: Date, mode: Mode = 'test'): Context {
  const { parts, organizationId, people } = stage;
  const actor = by === 'service' || by === 'sandbox' ? by : people[by];
  return demoContext(parts, { organizationId, mode, now, by: actor });
}

export function businessOf(stage: DemoStage, key: CompanyKey, mode: Mode = 'test'): string {
  const id = stage.businesses[mode].get(key);
  if (!id) throw new Error(`The demo has no business ${key} yet.`);
  return id;
}
