'use client';

import { PageError } from '#components/errors/page-error';

export default function FilingsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="filings" error={error} retry={retry} />;
}
