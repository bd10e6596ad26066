'use client';

import { createContext, type ReactNode, useContext } from 'react';

const HolderId = createContext<string | null | undefined>(undefined);

/** The id of who holds the filing of the page, null if nobody does; undefined on a page of several filings. */
export function useHolderOfPage(): string | null | undefined {
  return useContext(HolderId);
}

export function HolderOfPage({ id, children }: { id: string | null; children: ReactNode }) {
  return <HolderId value={id}>{children}</HolderId>;
}
