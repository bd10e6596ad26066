import { dayMs } from '#lib/rules/calendar/durations';

/** Days of civil dates, without Temporal: pages that only count days do not load it. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
