import { z } from 'zod';

// Pasted text brings spaces along, some of them invisible.
const spaces = /[\s\u200b-\u200d\u2060\ufeff]/g;

/** How an email address is kept and looked up. */
export function tidyEmail(text: string): string {
  return text.replaceAll(spaces, '').toLowerCase();
}

export const EmailAddress = z
  .string()
  .max(300)
  .transform(tidyEmail)
  .pipe(z.email('Enter an email address, for example name@example.com.').max(254));
