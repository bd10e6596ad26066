'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function BusinessError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="business" error={error} retry={retry} />;
}
