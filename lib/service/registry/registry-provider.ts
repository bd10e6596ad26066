import type { RegistryRecord } from '#lib/contract/registry';

/** How far into a register a search goes, in records. */
export const mostOffset = 1_000;

export type RegistrySearch = {
  query: string;
  /** Null for all registers of the provider. */
  jurisdiction: string | null;
  limit: number;
  offset: number;
};

/** Records of companies from a register. A provider that cannot answer throws `RegistryUnavailable`. */
export type RegistryAnswer = {
  records: RegistryRecord[];
  /** The register that answered. */
  source: string;
  readAt: Date;
};

export type RegistryProvider = {
  /** The states whose registers the provider can search. */
  jurisdictions: ReadonlySet<string>;
  /** Best matches first; at most `limit` from `offset` on. */
  search(search: RegistrySearch): Promise<RegistryRecord[]>;
};

export type StateRegisters = RegistryProvider & {
  /** As `search` in one register, with the time of the response: a cached one has the time when it was fetched. */
  lookUp(search: RegistrySearch & { jurisdiction: string }): Promise<RegistryAnswer>;
};

/** The register did not answer, or its response was invalid. */
export class RegistryUnavailable extends Error {
  override name = 'RegistryUnavailable';
}
