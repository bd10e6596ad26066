import { z } from 'zod';
import { longestMetadataKey, longestMetadataValue, mostMetadataPairs } from '#lib/contract/metadata-limits';

const metadataKey = z
  .string()
  .min(1, 'A key cannot be empty.')
  .max(longestMetadataKey, `Use at most ${longestMetadataKey} characters in a key.`);
const metadataValue = z
  .string('Metadata values are strings.')
  .max(longestMetadataValue, `Use at most ${longestMetadataValue} characters in a value.`);
export const tooManyPairs = `Use at most ${mostMetadataPairs} key-value pairs.`;

/** At most 50 pairs, string values; keys of 1 to 100 characters, values of at most 1,000. Interface: Limits. */
export const Metadata = z
  .record(metadataKey, metadataValue)
  .refine((pairs) => Object.keys(pairs).length <= mostMetadataPairs, {
    error: tooManyPairs,
    params: { code: 'too_big' },
  })
  .meta({
    description: 'Your own pairs, at most 50: keys of at most 100 characters, string values of at most 1,000',
    example: { matter: 'M-1042' },
  });
export type Metadata = z.infer<typeof Metadata>;

/** Pairs to change: keys that are not named stay, null removes a key. */
export const MetadataPatch = z
  .record(metadataKey, metadataValue.nullable())
  .refine((pairs) => Object.keys(pairs).length <= 100, {
    error: 'Change at most 100 pairs at once.',
    params: { code: 'too_big' },
  })
  .meta({
    description: 'Pairs to add or change; one with null is removed, one that is not named stays',
    example: { matter: 'M-1042', reviewer: null },
  });
export type MetadataPatch = z.infer<typeof MetadataPatch>;
