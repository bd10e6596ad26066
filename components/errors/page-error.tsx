'use client';

import { lazy, Suspense } from 'react';
import type { PageErrorProps } from '#components/errors/page-error-words';

// Every page has this boundary; its content is loaded only after a failure.
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
