import { z } from 'zod';
import { FieldType } from '#lib/contract/case';
import { DocumentType } from '#lib/contract/document';
import { FieldShape } from '#lib/contract/requirement';
import { Cites, NotesInternal, When } from '#lib/jurisdictions/fee-rules';

export const FieldRule = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  type: FieldType,
  description: z.string(),
  required: z.boolean(),
  example: z.union([z.string(), z.number(), z.boolean()]).nullish(),
  options: z.array(z.string()).optional(),
  document_types: z.array(DocumentType).optional(),
  max_age_days: z.int().nullish(),
  age_in_words: z.string().optional(),
  when: When.optional(),
  label: z.string().optional(),
  shape: FieldShape.optional(),
  inner_required: z.array(z.string()).optional(),
  located_in: z.enum(['jurisdiction', 'home_state']).optional(),
  street_only: z.literal(true).optional(),
  sources: Cites.optional(),
  notes_internal: NotesInternal.optional(),
});
export type FieldRule = z.infer<typeof FieldRule>;
