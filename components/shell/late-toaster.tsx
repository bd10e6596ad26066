'use client';

import { useSyncExternalStore } from 'react';
import { onDemand } from '#components/ui/on-demand';
import { toasterWanted } from '#components/ui/show-toast.ts';

const Toaster = onDemand(async () => (await import('#components/ui/toaster')).Toaster);

export function LateToaster() {
  const wanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.read, () => false);
  if (!wanted) return null;
  return <Toaster />;
}
