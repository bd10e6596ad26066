'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function SecurityError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="security" error={error} retry={retry} />;
}
