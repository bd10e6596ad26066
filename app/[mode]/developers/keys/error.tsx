'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function ApiKeysError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="keys" error={error} retry={retry} />;
}
