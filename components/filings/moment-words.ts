import { formatInstant } from '#components/ui/format-time.ts';
import { dayWords } from '#lib/rules/calendar/short-date';

/** "Today, 08:41", "14 Nov, 09:12", with the year if it is not the current one. */
export function momentWords(value: string, now: string, timeZone: string): string {
  const date = formatInstant(value, timeZone, 'date');
  const today = formatInstant(now, timeZone, 'date');
  const time = formatInstant(value, timeZone, 'time');
  if (date === today) return `Today, ${time}`;
  return `${withoutThisYear(date, today)}, ${time}`;
}

/** "1–6 Dec", "28 Nov – 3 Dec": civil dates, both ends included. */
export function rangeWords(from: string, to: string, now: string): string {
  if (from === to) return dayWords(from, now);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8, 10))}–${dayWords(to, now)}`;
  return `${dayWords(from, now)} – ${dayWords(to, now)}`;
}

function withoutThisYear(date: string, today: string): string {
  const year = today.slice(-5);
  return date.endsWith(year) ? date.slice(0, -5) : date;
}
