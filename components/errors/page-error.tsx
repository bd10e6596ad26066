'use client';

import dynamic from 'next/dynamic';
import type { PageErrorProps } from '#components/errors/page-error-words';

// Every page carries this boundary; what it shows is fetched when something failed.
const Words = dynamic(() =>
  import('#components/errors/page-error-words').then((file) => file.PageErrorWords),
);

export function PageError(props: PageErrorProps) {
  return <Words {...props} />;
}
