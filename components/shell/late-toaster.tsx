'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterWanted } from '#components/ui/show-toast.ts';

const Toaster = lazy(() => import('#components/ui/toaster').then(({ Toaster }) => ({ default: Toaster })));

export function LateToaster() {
  const wanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.read, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
