const first = Date.UTC(1000, 0, 1);
const last = Date.UTC(9999, 11, 31);

/** A moment to compare with. One beyond every year that the database can be asked about is moved to the nearest end. */
export function boundOfTime(text: string): Date {
  return new Date(Math.min(Math.max(Date.parse(text), first), last));
}
