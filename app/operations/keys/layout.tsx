import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { requireStaff } from '#lib/session/require-staff';
import { RefreshOnReturn } from '../refresh-on-return.ts';

/** Keys are a lead's: for every other operator there is no such page. */
export default async function OperatorKeysLayout({ children }: { children: ReactNode }) {
  const { isLead } = await requireStaff();
  if (!isLead) notFound();
  return (
    <>
      <RefreshOnReturn />
      {children}
    </>
  );
}
