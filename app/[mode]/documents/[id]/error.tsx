'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function DocumentError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="document" error={error} retry={retry} />;
}
