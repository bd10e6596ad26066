'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function FilingError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="filing" error={error} retry={retry} />;
}
