/** What the service has acknowledged, as the load wrote it down when the whole answer was there. */
export type Ledger = {
  businesses: { id: string; legal_name: string }[];
  filings: { id: string; key: string; canceled: boolean; note: string | null }[];
  plans: { id: string; business: string; sent: boolean }[];
  documents: { id: string; sha256: string }[];
};

export const emptyLedger = (): Ledger => ({ businesses: [], filings: [], plans: [], documents: [] });

export const sizeOf = ({ businesses, filings, plans, documents }: Ledger): number =>
  businesses.length +
  filings.length +
  filings.filter(({ canceled }) => canceled).length +
  filings.filter(({ note }) => note !== null).length +
  plans.length +
  plans.filter(({ sent }) => sent).length +
  documents.length;
