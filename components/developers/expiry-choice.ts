import { readDate } from '#components/ui/read-date.ts';

export const lifetimes = [
  { value: 'never', label: 'Until it is revoked' },
  { value: '30', label: 'For 30 days' },
  { value: '90', label: 'For 90 days' },
  { value: '365', label: 'For a year' },
  { value: 'date', label: 'Until the end of a day' },
] as const;

export type ExpiryChoice = { lifetime: string; day: string };

/** The end that was chosen, null for none; undefined where a day is still to be entered. Days end in UTC. */
export function expiryOf({ lifetime, day }: ExpiryChoice, now: string): string | null | undefined {
  if (lifetime === 'never') return null;
  if (lifetime === 'date') {
    const { date } = readDate(day);
    return date && `${date}T23:59:59.999Z`;
  }
  return new Date(Date.parse(now) + Number(lifetime) * 86_400_000).toISOString();
}

/** What is wrong with a day that is no end. */
export function dayFault({ day }: ExpiryChoice): string {
  return (day && readDate(day).fault) || 'Enter the last day on which it works.';
}
