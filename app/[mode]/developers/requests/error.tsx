'use client';

import { PageError } from '#components/errors/page-error';

export default function RequestsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError what="The requests" error={error} retry={retry} />;
}
