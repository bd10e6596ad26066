'use client';

import { lazy, Suspense } from 'react';
import type { PageErrorProps } from '#components/errors/page-error-words';

// Every page carries this boundary; what it shows is fetched when something failed.
const Words = lazy(() =>
  import('#components/errors/page-error-words').then((file) => ({ default: file.PageErrorWords })),
);

export function PageError(props: PageErrorProps) {
  return (
    <Suspense fallback={null}>
      <Words {...props} />
    </Suspense>
  );
}
