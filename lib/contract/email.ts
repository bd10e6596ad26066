import { z } from 'zod';

// Pasted text may contain spaces, some of them invisible.
const spaces = /[\s\u200b-\u200d\u2060\ufeff]/g;

/** The form in which an email address is stored and looked up. */
export function tidyEmail(text: string): string {
  return text.replaceAll(spaces, '').toLowerCase();
}

export const EmailAddress = z
  .string()
  .max(300)
  .transform(tidyEmail)
  .pipe(z.email('Enter an email address, for example name@example.com.').max(254));
