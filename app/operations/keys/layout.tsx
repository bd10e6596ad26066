import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { requireStaff } from '#lib/session/require-staff';
import { RefreshOnReturn } from '../refresh-on-return.ts';

/** Only a lead manages keys: for every other operator the page does not exist. */
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
