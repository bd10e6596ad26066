'use client';

import { PageError } from '#components/errors/page-error';

export default function DocumentsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="documents" error={error} retry={retry} />;
}
