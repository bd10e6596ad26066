'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function CaseError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="case" error={error} retry={retry} />;
}
