'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function RequestsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="requests" error={error} retry={retry} />;
}
