import type { FilingStatus } from '#lib/contract/filing';

/** The writes that the service acknowledged to one key, recorded by the load when the response was complete. */
export type Ledger = {
  businesses: { id: string; legal_name: string }[];
  filings: {
    id: string;
    key: string;
    canceled: boolean;
    note: string | null;
    /** The last status that the desk set. */
    moved: FilingStatus | null;
  }[];
  plans: { id: string; business: string; sent: boolean }[];
  documents: { id: string; sha256: string }[];
  cases: { id: string; answer: string | null }[];
  endpoints: { id: string; description: string; deleted: boolean }[];
};

export const emptyLedger = (): Ledger => ({
  businesses: [],
  filings: [],
  plans: [],
  documents: [],
  cases: [],
  endpoints: [],
});

/** The number of acknowledged writes of each kind. */
export const countsOf = (ledger: Ledger): Record<string, number> => ({
  businesses: ledger.businesses.length,
  filings: ledger.filings.length,
  cancelations: ledger.filings.filter(({ canceled }) => canceled).length,
  notes: ledger.filings.filter(({ note }) => note !== null).length,
  'filings moved by the desk': ledger.filings.filter(({ moved }) => moved !== null).length,
  plans: ledger.plans.length,
  'plans sent': ledger.plans.filter(({ sent }) => sent).length,
  documents: ledger.documents.length,
  cases: ledger.cases.length,
  'answers to cases': ledger.cases.filter(({ answer }) => answer !== null).length,
  'webhook endpoints': ledger.endpoints.length,
  'webhook endpoints deleted': ledger.endpoints.filter(({ deleted }) => deleted).length,
});

export const sizeOf = (ledger: Ledger): number =>
  Object.values(countsOf(ledger)).reduce((sum, count) => sum + count, 0);
