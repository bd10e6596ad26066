'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function RequestError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="request" error={error} retry={retry} />;
}
