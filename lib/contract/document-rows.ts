import { z } from 'zod';
import { Document, DocumentType } from '#lib/contract/document';
import { listOf, PageQuery } from '#lib/contract/list';
import { longestSearch } from '#lib/contract/longest-search';
import { CivilDate, Id, JurisdictionCode, text } from '#lib/contract/scalars';

/** Until when states with a limit accept this document; states with the same limit are grouped. */
export const DocumentAcceptance = z.object({
  max_age_days: z.int(),
  /** The last day on which it is accepted. */
  until: CivilDate,
  is_accepted: z.boolean(),
  jurisdictions: z.array(JurisdictionCode),
});
export type DocumentAcceptance = z.infer<typeof DocumentAcceptance>;

/** A document as the list of all businesses shows it. */
export const DocumentRowShown = z.object({
  document: Document,
  business_name: z.string(),
  jurisdiction: JurisdictionCode,
  /** The filings and cases that it supports; the first ones are named. */
  used_by: z.array(
    z.object({ parent_type: z.enum(['filing', 'case']), id: Id, jurisdiction: JurisdictionCode }),
  ),
  used_count: z.int(),
  /** The shortest limit first; empty if no state has one, or if the issue date is not known. */
  acceptance: z.array(DocumentAcceptance),
});
export type DocumentRowShown = z.infer<typeof DocumentRowShown>;

export const documentAges = ['accepted', 'partly', 'too_old'] as const;

export const DocumentRowsQuery = PageQuery.extend({
  q: text(longestSearch).optional(),
  type: DocumentType.optional(),
  jurisdiction: JurisdictionCode.optional(),
  business_id: Id.optional(),
  used: z.enum(['true', 'false']).optional(),
  /** Accepted by every state with a limit, by some of them, or by none. */
  age: z.enum(documentAges).optional(),
});
export type DocumentRowsQuery = z.infer<typeof DocumentRowsQuery>;

export const DocumentRows = listOf(DocumentRowShown, 'DocumentRows').extend({ total: z.int() });
export type DocumentRows = z.infer<typeof DocumentRows>;
