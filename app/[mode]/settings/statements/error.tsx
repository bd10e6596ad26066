'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function StatementsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="statements" error={error} retry={retry} />;
}
