'use client';

import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(() => import('#components/ui/toaster').then(({ Toaster }) => ({ default: Toaster })));

/** Nothing has been done yet when a page opens, so its script comes after the page. */
export function LateToaster() {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!alive) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
