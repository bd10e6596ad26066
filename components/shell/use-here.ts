'use client';

import { usePathname, useSearchParams } from 'next/navigation';

/** The address of this page with its filters, to come back to. */
export function useHere(): string {
  const path = usePathname();
  const query = useSearchParams().toString();
  return query === '' ? path : `${path}?${query}`;
}
