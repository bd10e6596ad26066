'use client';

import { PageError } from '#components/errors/page-error';

export default function CasesError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="cases" error={error} retry={retry} />;
}
