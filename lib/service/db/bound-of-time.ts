const first = Date.UTC(1000, 0, 1);
const last = Date.UTC(9999, 11, 31);

/** A time to compare with. A year outside the range of the database is moved to the nearest bound. */
export function boundOfTime(text: string): Date {
  return new Date(Math.min(Math.max(Date.parse(text), first), last));
}
