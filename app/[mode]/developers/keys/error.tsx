'use client';

import { PageError } from '#components/errors/page-error';

export default function ApiKeysError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what="The API keys" error={error} retry={retry} />;
}
