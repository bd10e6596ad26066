import { z } from 'zod';
import { Id, Timestamp } from '#lib/contract/scalars';

/** A draft of the answer to a case, shared by the people of the organization. */
export const CaseDraft = z.object({
  object: z.literal('case_draft'),
  case_id: Id,
  version: z.int(),
  fields: z.record(z.string(), z.unknown()),
  documents: z.array(Id),
  updated_by: z.string(),
  updated_at: Timestamp,
});
export type CaseDraft = z.infer<typeof CaseDraft>;

/** `base_version` is 0 for the first save; another version than the stored one answers 409 `conflict`. */
export const SaveCaseDraftRequest = z.object({
  base_version: z.int().min(0),
  fields: z.record(z.string(), z.unknown()),
  documents: z.array(Id).max(50).default([]),
});
export type SaveCaseDraftRequest = z.infer<typeof SaveCaseDraftRequest>;
