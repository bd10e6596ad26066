// Every formatter sets its locale and time zone: the server and the browser must produce the same text.
const LOCALE = 'en-GB';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 2026-11-14 becomes "14 Nov 2026". The date is never converted between time zones. */
export function formatCivilDate(value: string, { year = true } = {}): string {
  const [y, m, d] = value.slice(0, 10).split('-').map(Number);
  const month = m ? MONTHS[m - 1] : undefined;
  if (!y || !month || !d) return value;
  return year ? `${d} ${month} ${y}` : `${d} ${month}`;
}

/** A day, a month or a year, as far as it is known: "14 Nov 2026", "Nov 2026", "2026". */
export function formatPartialDate(value: string): string {
  const [year, month, day] = value.split('-');
  if (day !== undefined) return formatCivilDate(value);
  return month === undefined ? value : `${MONTHS[Number(month) - 1] ?? ''} ${year}`.trim();
}

export type InstantShape = 'date' | 'time' | 'both';

/** The date, YYYY-MM-DD, of an ISO instant in the given zone. */
export function calendarDay(value: string, timeZone: string): string {
  const part = partsOf(new Date(value), timeZone);
  return `${part('year')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
}

/** An ISO instant in the given zone: "14 Nov 2026, 09:12". */
export function formatInstant(value: string, timeZone: string, shape: InstantShape = 'both'): string {
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return value;
  const part = partsOf(instant, timeZone);
  const date = `${Number(part('day'))} ${MONTHS[Number(part('month')) - 1]} ${part('year')}`;
  const time = `${part('hour')}:${part('minute')}`;
  return shape === 'date' ? date : shape === 'time' ? time : `${date}, ${time}`;
}

/** A deadline in the given zone, as people speak of one: "Thursday", "5:00 PM". */
export function deadlineWords(value: string, timeZone: string): { weekday: string; clock: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).formatToParts(new Date(value));
  const part = (type: string) => parts.find((item) => item.type === type)?.value ?? '';
  // Browsers differ in the space before AM and PM.
  return { weekday: part('weekday'), clock: `${part('hour')}:${part('minute')} ${part('dayPeriod')}` };
}

function partsOf(instant: Date, timeZone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  return (type) => parts.find((item) => item.type === type)?.value ?? '';
}

const STEPS = [
  { limit: 60 * 60, size: 60, one: 'min', many: 'min' },
  { limit: 24 * 60 * 60, size: 60 * 60, one: 'hour', many: 'hours' },
  { limit: Number.POSITIVE_INFINITY, size: 24 * 60 * 60, one: 'day', many: 'days' },
];

/** "2 min ago", "in 3 days". `now` is passed in, so that both renders agree. */
export function relativeWords(value: string, now: string): string {
  const seconds = (Date.parse(value) - Date.parse(now)) / 1000;
  const distance = Math.abs(seconds);
  if (Number.isNaN(seconds)) return value;
  if (distance < 60) return seconds <= 0 ? 'just now' : 'in less than a minute';
  const step = STEPS.find((item) => distance < item.limit) ?? STEPS[2];
  const count = Math.floor(distance / (step?.size ?? 1));
  const words = `${count} ${count === 1 ? step?.one : step?.many}`;
  return seconds < 0 ? `${words} ago` : `in ${words}`;
}
