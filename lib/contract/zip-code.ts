import { youEntered } from '#lib/contract/beginning-of';

/** What is wrong with a ZIP code of the United States; null if nothing is, or if it is empty. */
export function zipFault(code: string): string | null {
  if (code === '' || /^\d{5}(-\d{4})?$/.test(code)) return null;
  return `ZIP code must have 5 digits, or 9 with a hyphen. ${youEntered(code)}`;
}
