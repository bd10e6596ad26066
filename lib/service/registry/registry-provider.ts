import type { RegistryRecord } from '#lib/contract/registry';

export interface RegistrySearch {
  query: string;
  /** Null for every register that the provider has. */
  jurisdiction: string | null;
  limit: number;
  offset: number;
}

/** Where companies of record are looked up. A provider that cannot answer throws `RegistryUnavailable`. */
export interface RegistryProvider {
  /** The states whose registers it has. */
  jurisdictions: ReadonlySet<string>;
  /** Best matches first; at most `limit` from `offset` on. */
  search(search: RegistrySearch): Promise<RegistryRecord[]>;
}

/** The register did not answer, or not as it should. */
export class RegistryUnavailable extends Error {
  override name = 'RegistryUnavailable';
}
