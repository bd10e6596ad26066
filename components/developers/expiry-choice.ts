import { lifetimeWords } from '#components/developers/words.ts';
import { readDate } from '#components/ui/read-date.ts';
import { dayMs } from '#lib/rules/calendar/durations';

export const lifetimes = [
  { value: 'never', label: lifetimeWords.never },
  { value: '30', label: lifetimeWords.month },
  { value: '90', label: lifetimeWords.quarter },
  { value: '365', label: lifetimeWords.year },
  { value: 'date', label: lifetimeWords.date },
] as const;

export type ExpiryChoice = { lifetime: string; day: string };

/** The chosen expiry, null for none; undefined while a day to come is still to be entered. Days end in UTC. */
export function expiryOf({ lifetime, day }: ExpiryChoice, now: string): string | null | undefined {
  if (lifetime === 'never') return null;
  if (lifetime === 'date') {
    const { date } = readDate(day);
    const end = date && `${date}T23:59:59.999Z`;
    return end && end > now ? end : undefined;
  }
  return new Date(Date.parse(now) + Number(lifetime) * dayMs).toISOString();
}

/** The fault of a day that cannot be an expiry. */
export function dayFault({ day }: ExpiryChoice): string {
  return day ? (readDate(day).fault ?? lifetimeWords.pastDay) : lifetimeWords.noDay;
}
