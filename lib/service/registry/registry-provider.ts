import type { RegistryRecord } from '#lib/contract/registry';

export type RegistrySearch = {
  query: string;
  /** Null for every register that the provider has. */
  jurisdiction: string | null;
  limit: number;
  offset: number;
};

/** Where companies of record are looked up. A provider that cannot answer throws `RegistryUnavailable`. */
export type RegistryAnswer = {
  records: RegistryRecord[];
  /** Which register answered. */
  source: string;
  readAt: Date;
};

export type RegistryProvider = {
  /** The states whose registers it has. */
  jurisdictions: ReadonlySet<string>;
  /** Best matches first; at most `limit` from `offset` on. */
  search(search: RegistrySearch): Promise<RegistryRecord[]>;
  /** As `search` in one register, with when it answered: what was kept of an earlier answer is as old as that. */
  lookUp(search: RegistrySearch & { jurisdiction: string }): Promise<RegistryAnswer>;
};

/** The register did not answer, or not as it should. */
export class RegistryUnavailable extends Error {
  override name = 'RegistryUnavailable';
}
