/** Years outside this range are typing errors, and the database cannot store some of them. */
export const firstYear = 1800;
export const lastYear = 2200;

/**
 * Whether the year of a date, or of a moment, is in this range. Text that is neither is left to the check of its
 * format.
 */
export function isPlausible(date: string): boolean {
  if (!/^\d{4}-\d\d-\d\d/.test(date) || Number.isNaN(Date.parse(date))) return true;
  const year = new Date(date).getUTCFullYear();
  return year >= firstYear && year <= lastYear;
}
