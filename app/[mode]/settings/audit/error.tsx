'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function AuditError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="audit" error={error} retry={retry} />;
}
