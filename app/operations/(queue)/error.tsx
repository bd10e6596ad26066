'use client';

import { PageError } from '#components/errors/page-error.ts';

export default function QueueError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page="queue" error={error} retry={retry} />;
}
