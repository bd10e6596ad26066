'use client';

import { lazy, Suspense } from 'react';
import type { PlanErrorProps } from './plan-error-words.tsx';

// As with PageError: fetched when something failed.
const Words = lazy(() => import('./plan-error-words.tsx').then((file) => ({ default: file.PlanErrorWords })));

export function PlanError(props: PlanErrorProps) {
  return (
    <Suspense fallback={null}>
      <Words {...props} />
    </Suspense>
  );
}
