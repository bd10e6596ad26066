import { z } from 'zod';
import { CaseStatus } from '#lib/contract/case';
import { DocumentType } from '#lib/contract/document';
import { FilingStatus } from '#lib/contract/filing';
import { longestSearch } from '#lib/contract/longest-search';
import { Id, text } from '#lib/contract/scalars';

export const SearchQuery = z.object({
  q: text(longestSearch).meta({
    description: 'Words of a name or of a file’s name, a state, a number, an ID or its end',
  }),
});

/** The results of a search over everything: a few of each kind, the best or newest first. */
export const SearchResults = z
  .object({
    object: z.literal('search_results'),
    businesses: z.array(z.object({ id: Id, legal_name: z.string(), jurisdiction: z.string() })),
    filings: z.array(
      z.object({ id: Id, legal_name: z.string(), jurisdiction: z.string(), status: FilingStatus }),
    ),
    cases: z.array(
      z.object({ id: Id, summary: z.string(), legal_name: z.string().nullable(), status: CaseStatus }),
    ),
    documents: z.array(
      z.object({ id: Id, filename: z.string(), types: z.array(DocumentType), legal_name: z.string() }),
    ),
  })
  .meta({ id: 'SearchResults' });
export type SearchResults = z.infer<typeof SearchResults>;
