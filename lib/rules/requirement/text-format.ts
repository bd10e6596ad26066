import type { z } from 'zod';
import { Email, Phone, Website } from '#lib/contract/scalars';

// A map: a field of a case may have the name of a member that every object inherits.
const scalars = new Map<string, z.ZodType>([
  ['email', Email],
  ['phone', Phone],
  ['website', Website],
]);

/** The format of a text field that has one, under each name that the interface uses. */
export function formatOf(name: string): z.ZodType | undefined {
  return name.endsWith('_email') ? Email : scalars.get(name);
}
