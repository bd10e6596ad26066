import { z } from 'zod';

/** At most 50 pairs, string values; keys of 1 to 100 characters, values of at most 1,000. Interface: Limits. */
export const Metadata = z
  .record(
    z.string().min(1, 'A key cannot be empty.').max(100, 'Use at most 100 characters in a key.'),
    z.string('Metadata values are strings.').max(1000, 'Use at most 1000 characters in a value.'),
  )
  .refine((pairs) => Object.keys(pairs).length <= 50, 'Use at most 50 key-value pairs.')
  .meta({
    description: 'Your own key-value pairs, at most 50, string values',
    example: { matter: 'M-1042' },
  });
export type Metadata = z.infer<typeof Metadata>;
